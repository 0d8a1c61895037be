import { resetForm, resetMessages } from '@fairground/domain/account'
import { translate } from '@fairground/domain/text'
import { applyForReset } from '@fairground/wire/account/recovery'
import { CallFailure } from '@fairground/wire/kernel/client'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { useLanguage, useSay } from '../../lib/language'
import { notices } from '../../session/notices'
import { call } from '../../session/session'
import { Callout } from '../../ui/plain/callout'
import { Dialog } from '../../ui/plain/dialog'
import { PlainField } from '../../ui/plain/plain-field'
import { PlainForm } from '../../ui/plain/plain-form'
import { Submit } from '../../ui/plain/submit'
import { useTextForm } from '../../ui/plain/text-form'
import { TextInput } from '../../ui/plain/text-input'
import button from '../../ui/plain-button.module.css'
import { accountTexts } from '../account.texts'
import { AccountFrame } from '../account-frame'
import { accountPaths } from '../account-paths'
import { CodeFields } from '../code/code-fields'
import { useSentCode } from '../code/use-sent-code'
import { CreditCodeField } from '../credit-code-field'
import { MobileInput, plainMobile } from '../inputs'
import { LeaveDialog, useLeaveGuard } from '../leave-guard'
import { pictureForCode } from '../picture-schema'
import { useLinkTo } from '../use-link-to'
import { recoveryTexts as texts } from './recovery.texts'

const schema = resetForm.extend(pictureForCode)
const paths = accountPaths.CHN

export function ResetPage() {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  const linkTo = useLinkTo()
  const form = useTextForm()
  const guard = useLeaveGuard(form)
  const [warning, setWarning] = useState<string>()
  const [submitted, setSubmitted] = useState(false)
  const sent = useSentCode({
    form,
    channel: 'sms',
    purpose: 'resetAccount',
    target: 'newMobile',
    rule: resetForm.shape.newMobile,
  })

  async function goOn(path: string): Promise<void> {
    guard.release()
    await navigate(linkTo(path))
  }

  async function apply({ captcha: _, ...typed }: z.output<typeof schema>): Promise<void> {
    setWarning(undefined)
    try {
      await call(applyForReset, { body: { ...typed, ticket: sent.ticketFor(typed.newMobile) } })
      guard.release()
      setSubmitted(true)
    } catch (error) {
      if (error instanceof CallFailure && error.fields.length > 0) throw error
      await refused(error instanceof CallFailure ? error : undefined)
    }
  }

  async function refused(failure: CallFailure | undefined): Promise<void> {
    // Nothing came back: the code may still be good.
    if (!failure || failure.code === 'unreachable')
      return setWarning(translate(resetMessages.failed, language))
    sent.spent()
    if (failure.message !== translate(resetMessages.sameMobile, language))
      return setWarning(failure.message || translate(resetMessages.failed, language))
    notices.announce({
      key: 'same-mobile',
      tone: 'warning',
      text: (spoken) => translate(resetMessages.sameMobile, spoken),
    })
    await goOn(paths.forgetPassword)
  }

  return (
    <AccountFrame title={say(texts.resetTitle)} lead={say(texts.resetLead)} back={paths.login}>
      <div aria-live="assertive">{warning ? <Callout tone="warn">{warning}</Callout> : null}</div>
      <PlainForm schema={schema} form={form} onSubmit={apply}>
        <PlainField name="companyName" label={say(texts.companyName)} hint={say(texts.companyNameHint)}>
          <TextInput autoComplete="organization" />
        </PlainField>
        <CreditCodeField form={form} />
        <PlainField name="newMobile" label={say(texts.newMobile)} normalize={plainMobile}>
          <MobileInput />
        </PlainField>
        <CodeFields form={form} sent={sent} />
        <Submit>{say(texts.submit)}</Submit>
      </PlainForm>
      <LeaveDialog guard={guard} />
      <Dialog
        open={submitted}
        title={say(texts.submittedTitle)}
        onCancel={() => void goOn(paths.login)}
        footer={
          <button type="button" className={button.smallPrimary} onClick={() => void goOn(paths.login)}>
            {say(accountTexts.ok)}
          </button>
        }
      >
        <p>{translate(resetMessages.submitted, language)}</p>
      </Dialog>
    </AccountFrame>
  )
}
