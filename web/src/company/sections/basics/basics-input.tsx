import type { UserType } from '@fairground/domain/account'
import { Button, type FormInstance, Input, type InputProps } from 'antd'
import type { ReactElement } from 'react'
import { useSay } from '../../../lib/language'
import { SchemaField } from '../../../ui/form/schema-field'
import grid from '../../fields/field-grid.module.css'
import suffix from '../../fields/suffix-button.module.css'
import { basicsTexts as texts } from './basics.texts'
import type { BasicsField } from './basics-fields'
import { PlaceField } from './place-field'
import { RecoveryEmailField } from './recovery-email-field'
import type { EmailProof } from './use-email-proof'

interface Props {
  field: BasicsField
  variant: UserType
  form: FormInstance
  proof: EmailProof
  openPersonalCenter: () => void
}

export function BasicsInput({ field, variant, form, proof, openPersonalCenter }: Props) {
  const say = useSay()
  const { name, wide = false, counter = false, hint, kind } = field
  return <div className={wide ? grid.wide : undefined}>{input()}</div>

  function input(): ReactElement {
    if (name === 'mailingPlace') return <PlaceField form={form} />
    if (name === 'recoveryEmail') return <RecoveryEmailField form={form} proof={proof} />
    if (name === 'contactMobile' && variant === 'CHN')
      return (
        <SchemaField name={name} label={say(texts.contactMobile)} hint={say(texts.mobileHint)}>
          <LoginMobile onChangeIt={openPersonalCenter} />
        </SchemaField>
      )
    return (
      <SchemaField
        name={name}
        label={say(texts[name])}
        counter={counter}
        {...(hint ? { hint: say(hint) } : {})}
        {...(kind === 'mobile' && variant === 'CHN' ? { normalize: withoutGaps } : {})}
      >
        <Input autoComplete="off" {...(kind ? keyboards[kind] : {})} />
      </SchemaField>
    )
  }
}

/** Numbers are often pasted as 138 0000 0001. */
const withoutGaps = (typed: string): string => typed.replace(/[\s-]/g, '')

const keyboards: Record<NonNullable<BasicsField['kind']>, InputProps> = {
  mobile: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'off', spellCheck: false },
  url: { inputMode: 'url', autoCapitalize: 'off', spellCheck: false },
  digits: { inputMode: 'numeric' },
}

/** Read only: it is the login name, and only a code sent to the new number changes that. */
function LoginMobile({ onChangeIt, ...input }: InputProps & { onChangeIt: () => void }) {
  const say = useSay()
  return (
    <Input
      {...input}
      readOnly
      variant="filled"
      suffix={
        <Button type="link" size="small" className={suffix.button ?? ''} onClick={onChangeIt}>
          {say(texts.changeMobile)}
        </Button>
      }
    />
  )
}
