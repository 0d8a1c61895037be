import type { UserType } from '@fairground/domain/account'
import { Button, type FormInstance, Input, type InputProps } from 'antd'
import type { ReactElement } from 'react'
import { useSay } from '../../../lib/language'
import type { TextEntry } from '../../../lib/text'
import { SchemaField } from '../../../ui/form/schema-field'
import grid from '../../fields/field-grid.module.css'
import suffix from '../../fields/suffix-button.module.css'
import { useSubject } from '../../subject'
import { type BasicsName, basicsLabel, basicsTexts as texts } from './basics.texts'
import type { BasicsField } from './basics-fields'
import { PlaceField } from './place-field'
import { RecoveryEmailField } from './recovery-email-field'
import type { EmailProof } from './use-email-proof'

interface Props {
  field: BasicsField
  variant: UserType
  form: FormInstance
  proof: EmailProof
  onChangeMobile: () => void
}

/** Staff type what a company would have to prove by a code, or change where it changes how it logs in. */
export function BasicsInput({ field, variant, form, proof, onChangeMobile }: Props) {
  const say = useSay()
  const byStaff = useSubject().actor === 'staff'
  const { name, wide = false, counter = false, kind } = field
  const hint = byStaff ? (staffHints[variant][name] ?? field.hint) : field.hint
  return <div className={wide ? grid.wide : undefined}>{input()}</div>

  function input(): ReactElement {
    if (name === 'mailingPlace') return <PlaceField form={form} />
    if (name === 'recoveryEmail' && !byStaff)
      return <RecoveryEmailField variant={variant} form={form} proof={proof} />
    if (name === 'contactMobile' && variant === 'CHN' && !byStaff)
      return (
        <SchemaField name={name} label={say(basicsLabel(variant, name))} hint={say(texts.mobileHint)}>
          <LoginMobile onChangeIt={onChangeMobile} />
        </SchemaField>
      )
    return (
      <SchemaField
        name={name}
        label={say(basicsLabel(variant, name))}
        counter={counter}
        {...(hint ? { hint: say(hint) } : {})}
        {...(kind === 'mobile' && variant === 'CHN' ? { normalize: withoutGaps } : {})}
      >
        <Input autoComplete="off" {...(kind ? keyboards[kind] : {})} />
      </SchemaField>
    )
  }
}

const staffHints: Record<UserType, Partial<Record<BasicsName, TextEntry>>> = {
  CHN: { contactMobile: texts.mobileHintStaff, recoveryEmail: texts.emailHintStaff },
  ENG: { recoveryEmail: texts.emailHintStaff },
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
