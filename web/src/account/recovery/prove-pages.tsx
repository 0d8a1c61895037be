import { proveEmailForm, proveMobileForm, type UserType } from '@fairground/domain/account'
import { proveEmail, proveMobile } from '@fairground/wire/account/recovery'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useSay } from '../../lib/language'
import { call } from '../../session/session'
import { PlainField } from '../../ui/plain/plain-field'
import { PlainForm } from '../../ui/plain/plain-form'
import { Submit } from '../../ui/plain/submit'
import { type TextForm, useTextForm } from '../../ui/plain/text-form'
import { accountTexts } from '../account.texts'
import { AccountFrame } from '../account-frame'
import { accountPaths, variantAt } from '../account-paths'
import { CodeFields } from '../code/code-fields'
import { type SentCode, useSentCode } from '../code/use-sent-code'
import { passwordProof } from '../hand-over'
import { EmailInput, MobileInput, plainMobile, trimmed } from '../inputs'
import { LeaveDialog, useLeaveGuard } from '../leave-guard'
import { pictureForCode } from '../picture-schema'
import { useLinkTo } from '../use-link-to'
import { recoveryTexts as texts } from './recovery.texts'

const byMobile = proveMobileForm.extend(pictureForCode)
const byEmail = proveEmailForm.extend(pictureForCode)

export function PhonePage() {
  const say = useSay()
  const form = useTextForm()
  const sent = useSentCode({
    form,
    channel: 'sms',
    purpose: 'recoverPassword',
    target: 'mobile',
    rule: proveMobileForm.shape.mobile,
  })
  const prove = useProof('CHN', form)
  return (
    <AccountFrame title={say(texts.phoneTitle)} lead={say(texts.phoneLead)} back={accountPaths.CHN.login}>
      <PlainForm
        schema={byMobile}
        form={form}
        onSubmit={({ mobile, code }) =>
          prove.with(call(proveMobile, { body: { mobile, code, ticket: sent.ticketFor(mobile) } }))
        }
      >
        <PlainField name="mobile" label={say(accountTexts.mobile)} normalize={plainMobile}>
          <MobileInput autoComplete="username" />
        </PlainField>
        <Rest form={form} sent={sent} />
      </PlainForm>
      <AnotherWay />
      {prove.dialog}
    </AccountFrame>
  )
}

export function MailboxPage() {
  const say = useSay()
  const variant = variantAt(useLocation().pathname)
  const form = useTextForm()
  const sent = useSentCode({
    form,
    channel: 'mail',
    purpose: 'recoverPassword',
    target: 'email',
    rule: proveEmailForm.shape.email,
  })
  const prove = useProof(variant, form)
  return (
    <AccountFrame
      title={say(texts.mailboxTitle)}
      lead={say(texts.mailboxLead)}
      back={accountPaths[variant].login}
    >
      <PlainForm
        schema={byEmail}
        form={form}
        onSubmit={({ email, code }) =>
          prove.with(call(proveEmail, { body: { email, code, ticket: sent.ticketFor(email) } }))
        }
      >
        <PlainField name="email" label={say(accountTexts.email)} normalize={trimmed}>
          <EmailInput />
        </PlainField>
        <Rest form={form} sent={sent} />
      </PlainForm>
      {variant === 'CHN' ? <AnotherWay /> : null}
      {prove.dialog}
    </AccountFrame>
  )
}

/** Keeps the proof and goes on to the new password. */
function useProof(variant: UserType, form: TextForm) {
  const navigate = useNavigate()
  const linkTo = useLinkTo()
  const guard = useLeaveGuard(form)
  return {
    dialog: <LeaveDialog guard={guard} />,
    async with(proof: Promise<string>): Promise<void> {
      passwordProof.put(await proof)
      guard.release()
      await navigate(linkTo(accountPaths[variant].changePassword), { replace: true })
    },
  }
}

function Rest({ form, sent }: { form: TextForm; sent: SentCode }): ReactNode {
  const say = useSay()
  return (
    <>
      <CodeFields form={form} sent={sent} />
      <Submit>{say(texts.next)}</Submit>
    </>
  )
}

function AnotherWay() {
  const say = useSay()
  const linkTo = useLinkTo()
  return (
    <p style={{ marginTop: 20 }}>
      <Link to={linkTo(accountPaths.CHN.forgetPassword)}>{say(texts.anotherWay)}</Link>
    </p>
  )
}
