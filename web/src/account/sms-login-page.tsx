import { loginForms, loginMessages, proofOfCode } from '@fairground/domain/account'
import { loginBySms } from '@fairground/wire/account/recovery'
import { z } from 'zod'
import { useSay } from '../lib/language'
import { call, session } from '../session/session'
import { PlainField } from '../ui/plain/plain-field'
import { PlainForm } from '../ui/plain/plain-form'
import { Submit } from '../ui/plain/submit'
import { useTextForm } from '../ui/plain/text-form'
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
  const form = useTextForm()
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
      <PlainForm
        schema={schema}
        form={form}
        onSubmit={async ({ mobile, code }) => {
          session.signIn(await call(loginBySms, { body: { mobile, code, ticket: sent.ticketFor(mobile) } }))
        }}
      >
        <PlainField name="mobile" label={say(loginTexts.mobile)} normalize={plainMobile}>
          <MobileInput autoComplete="username" />
        </PlainField>
        <CodeFields form={form} sent={sent} />
        <Submit>{say(loginTexts.submit)}</Submit>
      </PlainForm>
      <LoginHelp variant="CHN" />
    </div>
  )
}
