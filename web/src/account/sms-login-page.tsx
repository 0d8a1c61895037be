import { loginForms, loginMessages, proofOfCode } from '@fairground/domain/account'
import { loginBySms } from '@fairground/wire/account/recovery'
import { Form } from 'antd'
import { z } from 'zod'
import { useSay } from '../lib/language'
import { call, session } from '../session/session'
import { SchemaField } from '../ui/form/schema-field'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import { accountPaths } from './account-paths'
import { CodeFields } from './code/code-fields'
import { useSentCode } from './code/use-sent-code'
import { MobileInput, plainMobile } from './inputs'
import { loginTexts } from './login.texts'
import { LoginHelp } from './login-help'
import styles from './login-page.module.css'
import { LoginTabs } from './login-tabs'
import { pictureForCode } from './picture-schema'

const schema = z.object({
  mobile: loginForms.mobile.shape.username,
  ...proofOfCode(loginMessages.codeWrong),
  ...pictureForCode,
})

export function SmsLoginPage() {
  const say = useSay()
  const [form] = Form.useForm()
  const sent = useSentCode({
    form,
    channel: 'sms',
    purpose: 'login',
    target: 'mobile',
    rule: schema.shape.mobile,
  })
  return (
    <div className={styles.box}>
      <h1>{say(loginTexts.titleExhibitor)}</h1>
      <LoginTabs current={accountPaths.CHN.loginBySms} />
      <SchemaForm
        schema={schema}
        form={form}
        marks={false}
        onSubmit={async ({ mobile, code }) => {
          session.signIn(await call(loginBySms, { body: { mobile, code, ticket: sent.ticketFor(mobile) } }))
        }}
      >
        <SchemaField name="mobile" label={say(loginTexts.mobile)} normalize={plainMobile}>
          <MobileInput autoComplete="username" />
        </SchemaField>
        <CodeFields form={form} sent={sent} />
        <SubmitButton size="large" block>
          {say(loginTexts.submit)}
        </SubmitButton>
      </SchemaForm>
      <LoginHelp variant="CHN" />
    </div>
  )
}
