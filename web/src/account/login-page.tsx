import type { LoginDoor } from '@fairground/domain/account'
import { login } from '@fairground/wire/account'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useSay } from '../lib/language'
import { call, session } from '../session/session'
import { PasswordInput } from '../ui/password-input'
import { PlainField } from '../ui/plain/plain-field'
import { PlainForm } from '../ui/plain/plain-form'
import { Submit } from '../ui/plain/submit'
import { useTextForm } from '../ui/plain/text-form'
import { TextInput } from '../ui/plain/text-input'
import { useWaitingRoom, WaitingRoomPanel } from '../waiting-room'
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
  const room = useWaitingRoom()
  const picture = useCaptcha({ resting: room.seen !== undefined })
  const { type, inputMode, normalize } = inputs[door]

  const [search] = useSearchParams()
  const [prefill] = useState(() => (isPrefillType(search.get('type')) ? loginPrefill.peek() : undefined))

  const form = useTextForm(prefill)

  useEffect(() => loginPrefill.clear, [])

  function leaveRoom(): void {
    room.leave()
    // The one before was spent on the place.
    picture.refresh()
  }

  return (
    <div className={styles.box}>
      {room.seen ? <WaitingRoomPanel seen={room.seen} onLeave={leaveRoom} /> : null}
      {/* Stays while somebody waits: it holds what was typed, the password above all. */}
      <div hidden={room.seen !== undefined}>
        <h1>{say(words[door].title)}</h1>
        {door === 'mobile' ? (
          <LoginTabs current={accountPaths.CHN.login} />
        ) : (
          <p className={styles.lead}>{say(words[door].lead)}</p>
        )}
        <PlainForm
          schema={loginSchemas[door]}
          form={form}
          faultsOf={loginFaults}
          onFailure={picture.refresh}
          onSubmit={async ({ username, password, captcha }) => {
            const answered = { ticket: picture.ticket, answer: captcha?.answer ?? '' }
            const body = { door, username, password, captcha: answered }
            await room.enter({ username, captcha: answered }, async (place) =>
              session.signIn(await call(login, { body, query: place ? { place } : {} })),
            )
          }}
        >
          <PlainField name="username" label={say(words[door].username)} normalize={normalize}>
            <TextInput
              type={type}
              inputMode={inputMode}
              autoComplete="username"
              autoCapitalize="off"
              spellCheck={false}
            />
          </PlainField>
          <PlainField name="password" label={say(loginTexts.password)}>
            <PasswordInput autoComplete="current-password" />
          </PlainField>
          <PictureField form={form} picture={picture} />
          <Submit>{say(loginTexts.submit)}</Submit>
        </PlainForm>
        {door === 'staff' ? null : <LoginHelp variant={door === 'email' ? 'ENG' : 'CHN'} />}
      </div>
    </div>
  )
}
