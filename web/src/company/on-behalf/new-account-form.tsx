import { mobilePattern, type UserType } from '@fairground/domain/account'
import { newAccountForms, onBehalfMessages, usernameTaken } from '@fairground/domain/company/sections'
import { translate } from '@fairground/domain/text'
import { newAccountConflicts } from '@fairground/wire/company/on-behalf'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { Form, Input } from 'antd'
import { useMemo, useState } from 'react'
import { useCheckDigitRule } from '../../credit-code'
import { useLanguage, useSay } from '../../lib/language'
import { call } from '../../session/session'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { CreditCodeField } from '../sections/invoice/credit-code-field'
import type { ChosenAccount } from '../subject'
import { AccountConflict } from './account-conflict'
import styles from './on-behalf.module.css'
import { onBehalfTexts as texts } from './on-behalf.texts'

type Conflicts = CallResult<typeof newAccountConflicts>

interface Props {
  variant: UserType
  /** What was looked for before; taken over where it can be a login name. */
  typed: string
  onChoose: (account: ChosenAccount) => void
}

/** Nothing is stored here: the account is opened together with the sign-up it is for. */
export function NewAccountForm({ variant, typed, onChoose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [form] = Form.useForm()
  const [conflicts, setConflicts] = useState<Conflicts>()
  const chinese = variant === 'CHN'
  const checkDigit = useCheckDigitRule()
  const schema = useMemo(() => newAccountForms(checkDigit)[variant], [checkDigit, variant])

  async function next(values: { username: string; creditCode?: string }): Promise<void> {
    const found = await call(newAccountConflicts, { body: { variant, ...values } })
    setConflicts(found)
    if (found.usernameTaken)
      form.setFields([{ name: 'username', errors: [translate(usernameTaken(variant), language)] }])
    if (found.creditCode)
      form.setFields([
        { name: 'creditCode', errors: [translate(onBehalfMessages.creditCodeTaken, language)] },
      ])
    if (!found.usernameTaken && !found.creditCode) onChoose(values)
  }

  return (
    <div className={styles.form}>
      <SchemaForm
        name="new-account"
        schema={schema}
        form={form}
        initialValues={{ username: loginNameIn(typed, variant), creditCode: '' }}
        onSubmit={next}
      >
        {chinese ? (
          <SchemaField
            name="username"
            label={say(texts.mobile)}
            hint={say(texts.mobileHint)}
            normalize={(value) => value.replace(/[\s-]/g, '')}
          >
            <Input type="tel" inputMode="tel" autoComplete="off" autoFocus />
          </SchemaField>
        ) : (
          <SchemaField
            name="username"
            label={say(texts.email)}
            hint={say(texts.emailHint)}
            normalize={(value) => value.trim()}
          >
            <Input
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              autoFocus
            />
          </SchemaField>
        )}
        {chinese ? <CreditCodeField form={form} /> : null}
        <AccountConflict conflicts={conflicts} variant={variant} onChoose={onChoose} />
        <SubmitButton>{say(texts.next)}</SubmitButton>
      </SchemaForm>
    </div>
  )
}

function loginNameIn(typed: string, variant: UserType): string {
  const text = typed.replace(/\s/g, '')
  const fits = variant === 'CHN' ? mobilePattern.test(text) : text.includes('@')
  return fits ? text : ''
}
