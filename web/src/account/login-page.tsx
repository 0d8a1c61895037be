import type { LoginDoor } from '@fairground/domain/account'
import { login } from '@fairground/wire/account'
import { Form, Input } from 'antd'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useSay } from '../lib/language'
import { call, session } from '../session/session'
import { SchemaField } from '../ui/form/schema-field'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import { PasswordInput } from '../ui/password-input'
import { accountPaths, isPrefillType } from './account-paths'
import { loginPrefill } from './hand-over'
import { loginTexts } from './login.texts'
import { doorAt, loginFaults, loginSchemas } from './login-form'
import { LoginHelp } from './login-help'
import styles from './login-page.module.css'
import { LoginTabs } from './login-tabs'
import { PictureField } from './picture-field'
import { useCaptcha } from './use-captcha'

export function LoginPage() {
  const door = doorAt(useLocation().pathname)
  return <LoginWithPassword key={door} door={door} />
}

/** The three doors differ in what a username is; everything else is the same form. */
const words = {
  mobile: { title: loginTexts.titleExhibitor, lead: loginTexts.leadMobile, username: loginTexts.mobile },
  email: { title: loginTexts.titleExhibitor, lead: loginTexts.leadEmail, username: loginTexts.email },
  staff: { title: loginTexts.titleStaff, lead: loginTexts.leadStaff, username: loginTexts.username },
}

const inputs = {
  mobile: { type: 'tel', inputMode: 'tel', normalize: (typed: string) => typed.replace(/[\s-]/g, '') },
  email: { type: 'email', inputMode: 'email', normalize: (typed: string) => typed.trim() },
  staff: { type: 'text', inputMode: 'text', normalize: (typed: string) => typed.trim() },
} as const

function LoginWithPassword({ door }: { door: LoginDoor }) {
  const say = useSay()
  const [form] = Form.useForm()
  const picture = useCaptcha()
  const { type, inputMode, normalize } = inputs[door]

  const [search] = useSearchParams()
  const [prefill] = useState(() => (isPrefillType(search.get('type')) ? loginPrefill.peek() : undefined))

  useEffect(() => loginPrefill.clear, [])

  return (
    <div className={styles.box}>
      <h1>{say(words[door].title)}</h1>
      {door === 'mobile' ? (
        <LoginTabs current={accountPaths.CHN.login} />
      ) : (
        <p className={styles.lead}>{say(words[door].lead)}</p>
      )}
      <SchemaForm
        schema={loginSchemas[door]}
        form={form}
        initialValues={prefill ?? {}}
        marks={false}
        faultsOf={loginFaults}
        onFailure={picture.refresh}
        onSubmit={async ({ username, password, captcha }) => {
          const answered = { ticket: picture.ticket, answer: captcha?.answer ?? '' }
          session.signIn(await call(login, { body: { door, username, password, captcha: answered } }))
        }}
      >
        <SchemaField name="username" label={say(words[door].username)} normalize={normalize}>
          <Input
            type={type}
            inputMode={inputMode}
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
          />
        </SchemaField>
        <SchemaField name="password" label={say(loginTexts.password)}>
          <PasswordInput autoComplete="current-password" />
        </SchemaField>
        <PictureField form={form} picture={picture} />
        <SubmitButton size="large" block>
          {say(loginTexts.submit)}
        </SubmitButton>
      </SchemaForm>
      {door === 'staff' ? null : <LoginHelp variant={door === 'email' ? 'ENG' : 'CHN'} />}
    </div>
  )
}
