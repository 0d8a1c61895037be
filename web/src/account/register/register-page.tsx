import { registrationMessages, type UserType } from '@fairground/domain/account'
import { translate } from '@fairground/domain/text'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { ConfirmDialog } from '../../ui/plain/confirm-dialog'
import { PlainField } from '../../ui/plain/plain-field'
import { PlainForm } from '../../ui/plain/plain-form'
import { Submit } from '../../ui/plain/submit'
import { useTextForm } from '../../ui/plain/text-form'
import { accountTexts } from '../account.texts'
import { AccountFrame } from '../account-frame'
import { accountPaths, variantAt, withType } from '../account-paths'
import { CodeFields } from '../code/code-fields'
import { useSentCode } from '../code/use-sent-code'
import { CreditCodeField } from '../credit-code-field'
import { useDoorFacts } from '../door-facts'
import { EmailInput, MobileInput, plainMobile, trimmed } from '../inputs'
import { NewPasswordFields } from '../new-password-fields'
import { useLinkTo } from '../use-link-to'
import { usePasswordLimits } from '../use-password-limits'
import { CompanyDialog } from './company-dialog'
import { registerTexts as texts } from './register.texts'
import { registerSchemas } from './register-schema'
import { TipsDialog } from './tips-dialog'
import { useRegistration } from './use-registration'

export function RegisterPage() {
  const variant = variantAt(useLocation().pathname)
  return <Register key={variant} variant={variant} />
}

/** Overseas companies have no credit code, and a mailbox in place of the mobile; the rest is one screen. */
const kinds = {
  CHN: { lead: texts.leadMobile, label: accountTexts.mobile, channel: 'sms', normalize: plainMobile },
  ENG: { lead: texts.leadEmail, label: accountTexts.email, channel: 'mail', normalize: trimmed },
} as const

const labels = { password: accountTexts.password, confirmation: accountTexts.confirmation }

function Register({ variant }: { variant: UserType }) {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  const linkTo = useLinkTo()
  const form = useTextForm()
  const limits = usePasswordLimits()
  const checkDigit = useDoorFacts()?.creditCodeCheckDigit ?? 'warn'
  const schema = useMemo(() => registerSchemas(limits, checkDigit)[variant], [limits, checkDigit, variant])
  const { lead, label, channel, normalize } = kinds[variant]
  const sent = useSentCode({
    form,
    channel,
    purpose: 'register',
    target: 'username',
    rule: schema.shape.username,
  })
  const registration = useRegistration(variant, form, sent)

  return (
    <AccountFrame title={say(texts.title)} lead={say(lead)} back={accountPaths[variant].login}>
      <PlainForm schema={schema} form={form} onSubmit={registration.begin}>
        {variant === 'CHN' ? <CreditCodeField form={form} checkDigit={checkDigit} /> : null}
        <PlainField name="username" label={say(label)} normalize={normalize}>
          {variant === 'CHN' ? (
            <MobileInput autoComplete="username" />
          ) : (
            <EmailInput autoComplete="username" />
          )}
        </PlainField>
        <CodeFields form={form} sent={sent} />
        <NewPasswordFields limits={limits} labels={labels} />
        <Submit>{say(texts.next)}</Submit>
      </PlainForm>
      <CompanyDialog
        variant={variant}
        open={registration.step === 'company'}
        onClose={registration.back}
        onClosed={registration.dialogClosed}
        onSubmit={registration.finish}
      />
      <ConfirmDialog
        open={registration.step === 'codeTaken'}
        title={say(texts.resetTitle)}
        ok={say(texts.toReset)}
        cancel={say(accountTexts.cancel)}
        onOk={() => void navigate(linkTo(accountPaths.CHN.reset))}
        onCancel={registration.back}
        onClosed={registration.dialogClosed}
      >
        <p>{translate(registrationMessages.creditCodeTaken, language)}</p>
      </ConfirmDialog>
      <TipsDialog
        open={registration.step === 'done'}
        onClose={() => void navigate(linkTo(withType(accountPaths[variant].login, 'register')))}
      />
    </AccountFrame>
  )
}
