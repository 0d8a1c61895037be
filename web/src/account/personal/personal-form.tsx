import { type AccountChange, isExhibitor, personalMessages } from '@fairground/domain/account'
import { translate } from '@fairground/domain/text'
import { changeOwnAccount } from '@fairground/wire/account/personal'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { useMemo, useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { notices } from '../../session/notices'
import { call } from '../../session/session'
import { useUser } from '../../session/use-session'
import { PasswordInput } from '../../ui/password-input'
import { PlainField } from '../../ui/plain/plain-field'
import { PlainForm } from '../../ui/plain/plain-form'
import { Submit } from '../../ui/plain/submit'
import { useTextForm } from '../../ui/plain/text-form'
import { TextInput } from '../../ui/plain/text-input'
import button from '../../ui/plain-button.module.css'
import { withoutSpaces } from '../inputs'
import { NewPasswordFields } from '../new-password-fields'
import { accountChangeOf, personalSchema, usernameFaults } from './account-change'
import { announceExpiry } from './announce-expiry'
import { CodeRow } from './code-row'
import { personalTexts as texts } from './personal.texts'
import styles from './personal-center.module.css'
import { PersonalSection } from './personal-section'
import { useOwnCode } from './use-own-code'

interface Props {
  limits: { least: number; most: number }
  passwordOnly: boolean
  leave: { label: string; onLeave: () => void }
  /** True while a change is under way and once it is made; false again when it was refused. */
  onChanging: (changing: boolean) => void
  onChanged: () => void
}

/** Nobody knows the password, so nothing here tells its length either. */
const dummyPassword = '••••••••'
const passwordLabels = { password: texts.newPassword, confirmation: texts.confirmation }

export function PersonalForm({ limits, passwordOnly, leave, onChanging, onChanged }: Props) {
  const say = useSay()
  const language = useLanguage()
  const user = useUser()
  const form = useTextForm({ username: user.username })
  const [username, editUsername] = useState(false)
  const [password, editPassword] = useState(passwordOnly)
  const { least, most } = limits
  const schema = useMemo(
    () => personalSchema(user, { least, most }, { username, password }),
    [user, least, most, username, password],
  )
  const code = useOwnCode(form, schema.shape.username)

  /** Both opening and cancelling start from what is true now. */
  function toggle(fields: string[], change: (open: (now: boolean) => boolean) => void): void {
    for (const field of fields) form.reset(field)
    change((now) => !now)
  }

  async function save(values: Record<string, unknown>): Promise<void> {
    const change = accountChangeOf(values, { username, password }, code.sent)
    if (change) await apply(change)
    else
      notices.announce({
        key: 'personal',
        tone: 'warning',
        text: (reading) => translate(personalMessages.nothingChanged, reading),
      })
  }

  async function apply(change: AccountChange): Promise<void> {
    const failed = new CallFailure(codes.failure, translate(personalMessages.failed, language))
    onChanging(true)
    try {
      if ((await call(changeOwnAccount, { body: change })) !== 1) throw failed
    } catch (error) {
      onChanging(false)
      announceExpiry(error)
      throw error instanceof CallFailure && error.code === codes.failure ? failed : error
    }
    onChanged()
  }

  const exhibitor = isExhibitor(user)
  const english = user.userType === 'ENG'
  return (
    <PlainForm schema={schema} form={form} faultsOf={usernameFaults} onSubmit={save}>
      <PersonalSection
        title={say(texts.username)}
        value={user.username}
        editing={username}
        {...(passwordOnly
          ? {}
          : {
              toggle: {
                edit: texts.editUsername,
                cancel: texts.cancelUsername,
                onToggle: () => toggle(['username', 'code'], editUsername),
              },
            })}
      >
        <PlainField
          name="username"
          label={say(exhibitor ? (english ? texts.newEmail : texts.newMobile) : texts.newUsername)}
          normalize={withoutSpaces}
        >
          <TextInput
            inputMode={exhibitor ? (english ? 'email' : 'tel') : 'text'}
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
          />
        </PlainField>
        {exhibitor ? <CodeRow code={code} /> : null}
      </PersonalSection>
      <PersonalSection
        title={say(texts.password)}
        value={dummyPassword}
        editing={password}
        {...(passwordOnly
          ? {}
          : {
              toggle: {
                edit: texts.editPassword,
                cancel: texts.cancelPassword,
                onToggle: () => toggle(['oldPassword', 'password', 'confirmation'], editPassword),
              },
            })}
      >
        <PlainField name="oldPassword" label={say(texts.oldPassword)}>
          <PasswordInput autoComplete="current-password" />
        </PlainField>
        <NewPasswordFields limits={limits} labels={passwordLabels} />
      </PersonalSection>
      <p className={styles.note}>{say(texts.logoutNote)}</p>
      <div className={styles.actions}>
        <button type="button" className={button.small} onClick={leave.onLeave}>
          {leave.label}
        </button>
        <Submit small>{say(texts.save)}</Submit>
      </div>
    </PlainForm>
  )
}
