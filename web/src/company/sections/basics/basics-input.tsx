import type { UserType } from '@fairground/domain/account'
import { sectionOf } from '@fairground/domain/company/sections'
import { Button, type FormInstance, Input, type InputProps } from 'antd'
import type { ReactElement } from 'react'
import { FormField } from '../../../field'
import { useSay } from '../../../lib/language'
import type { TextEntry } from '../../../lib/text'
import grid from '../../fields/field-grid.module.css'
import suffix from '../../fields/suffix-button.module.css'
import { useSubject } from '../../subject'
import { isWide } from '../section-facts'
import { type BasicsName, basicsTexts as texts } from './basics.texts'
import { PlaceField } from './place-field'
import { RecoveryEmailField } from './recovery-email-field'
import { useSameAs } from './same-as'
import type { EmailProof } from './use-email-proof'

interface Props {
  name: BasicsName
  variant: UserType
  form: FormInstance
  proof: EmailProof
  onChangeMobile: () => void
}

/** Staff type what a company would have to prove by a code, or change where it changes how it logs in. */
export function BasicsInput({ name, variant, form, proof, onChangeMobile }: Props) {
  const say = useSay()
  const byStaff = useSubject().actor === 'staff'
  const sameAs = useSameAs(name)
  const { fields } = sectionOf('basics', variant)
  const field = fields[name]
  return <div className={field && isWide(field) ? grid.wide : undefined}>{input()}</div>

  function input(): ReactElement {
    if (name === 'mailingPlace') return <PlaceField form={form} />
    if (name === 'recoveryEmail' && !byStaff)
      return <RecoveryEmailField variant={variant} form={form} proof={proof} />
    if (name === 'contactMobile' && variant === 'CHN' && !byStaff)
      return (
        <FormField fields={fields} name={name} hint={say(texts.mobileHint)}>
          <LoginMobile onChangeIt={onChangeMobile} />
        </FormField>
      )
    const staffHint = byStaff ? staffHints[variant][name] : undefined
    const hint = staffHint ? say(staffHint) : sameAs
    return <FormField fields={fields} name={name} {...(hint ? { hint } : {})} />
  }
}

const staffHints: Record<UserType, Partial<Record<BasicsName, TextEntry>>> = {
  CHN: { contactMobile: texts.mobileHintStaff, recoveryEmail: texts.emailHintStaff },
  ENG: { recoveryEmail: texts.emailHintStaff },
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
