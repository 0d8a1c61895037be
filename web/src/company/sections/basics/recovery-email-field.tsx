import type { UserType } from '@fairground/domain/account'
import { basicsMessages } from '@fairground/domain/company/sections'
import { translate } from '@fairground/domain/text'
import { countRecoveryEmail } from '@fairground/wire/company/basics'
import { CallFailure } from '@fairground/wire/kernel/client'
import { Button, type FormInstance, Input, type InputProps } from 'antd'
import { useRef, useState } from 'react'
import { useLanguage, useSay } from '../../../lib/language'
import { sayIn } from '../../../lib/text'
import { notices } from '../../../session/notices'
import { call } from '../../../session/session'
import { endReasonOf } from '../../../session/session-store'
import { proofTexts } from '../../../ui/code/proof.texts'
import { SchemaField } from '../../../ui/form/schema-field'
import suffix from '../../fields/suffix-button.module.css'
import { basicsLabel, basicsTexts as texts } from './basics.texts'
import { emailTexts } from './email.texts'
import { EmailDialog } from './email-dialog'
import styles from './recovery-email-field.module.css'
import type { EmailProof } from './use-email-proof'

interface Props {
  variant: UserType
  form: FormInstance
  proof: EmailProof
}

/** A changed address counts only once a code sent to it was typed in. */
export function RecoveryEmailField({ variant, form, proof }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [asking, setAsking] = useState<string>()
  // State lags behind a double click; the ref does not.
  const busy = useRef(false)

  const complain = (message: string) => form.setFields([{ name: 'recoveryEmail', errors: [message] }])

  async function verify(): Promise<void> {
    if (busy.current) return
    if (proof.state === 'empty') return complain(translate(basicsMessages.recoveryEmail, language))
    if (proof.state === 'verified')
      return notices.announce({
        key: 'email-verified',
        tone: 'info',
        text: (spoken) => sayIn(spoken)(emailTexts.already),
      })
    busy.current = true
    try {
      await form.validateFields(['recoveryEmail'])
      const taken = await call(countRecoveryEmail, { params: { email: proof.email } })
      if (taken > 0) complain(translate(basicsMessages.emailTaken, language))
      else setAsking(proof.email)
    } catch (error) {
      if (error instanceof CallFailure && !endReasonOf(error))
        complain(error.code === 'unreachable' ? say(proofTexts.unreachable) : error.message)
    } finally {
      busy.current = false
    }
  }

  return (
    <>
      <SchemaField
        name="recoveryEmail"
        label={say(basicsLabel(variant, 'recoveryEmail'))}
        hint={<State proof={proof} />}
      >
        <EmailWithButton onVerify={() => void verify()} />
      </SchemaField>
      {asking ? (
        <EmailDialog
          email={asking}
          onClose={() => setAsking(undefined)}
          onProved={(proved) => {
            proof.enter(proved)
            form.setFields([{ name: 'recoveryEmail', errors: [] }])
            setAsking(undefined)
            notices.announce({
              key: 'email-verified',
              tone: 'success',
              text: (spoken) => sayIn(spoken)(emailTexts.success),
            })
          }}
        />
      ) : null}
    </>
  )
}

function EmailWithButton({ onVerify, ...input }: InputProps & { onVerify: () => void }) {
  const say = useSay()
  return (
    <Input
      {...input}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      suffix={
        <Button type="link" size="small" className={suffix.button ?? ''} onClick={onVerify}>
          {say(emailTexts.verify)}
        </Button>
      }
    />
  )
}

function State({ proof }: { proof: EmailProof }) {
  const say = useSay()
  const language = useLanguage()
  if (proof.state === 'verified') return <span className={styles.good}>{say(texts.emailVerified)}</span>
  if (proof.state === 'proved') return <span className={styles.good}>{say(texts.emailProved)}</span>
  if (proof.state === 'needed')
    return <span className={styles.needed}>{translate(basicsMessages.verifyEmail, language)}</span>
  return say(texts.emailHint)
}
