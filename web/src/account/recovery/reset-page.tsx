import { resetForm, resetMessages } from '@fairground/domain/account'
import { translate } from '@fairground/domain/text'
import { applyForReset } from '@fairground/wire/account/recovery'
import { CallFailure } from '@fairground/wire/kernel/client'
import { Alert, Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { useLanguage, useSay } from '../../lib/language'
import { notices } from '../../session/notices'
import { call } from '../../session/session'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
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
  const [form] = Form.useForm()
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
      <div aria-live="assertive">
        {warning ? <Alert type="warning" showIcon title={warning} style={{ marginBottom: 20 }} /> : null}
      </div>
      <SchemaForm schema={schema} form={form} marks={false} onSubmit={apply}>
        <SchemaField name="companyName" label={say(texts.companyName)} hint={say(texts.companyNameHint)}>
          <Input autoComplete="organization" />
        </SchemaField>
        <CreditCodeField form={form} />
        <SchemaField name="newMobile" label={say(texts.newMobile)} normalize={plainMobile}>
          <MobileInput />
        </SchemaField>
        <CodeFields form={form} sent={sent} />
        <SubmitButton size="large" block>
          {say(texts.submit)}
        </SubmitButton>
      </SchemaForm>
      <LeaveDialog guard={guard} />
      <Modal
        open={submitted}
        title={say(texts.submittedTitle)}
        closable={false}
        onCancel={() => void goOn(paths.login)}
        footer={
          <Button type="primary" onClick={() => void goOn(paths.login)}>
            {say(accountTexts.ok)}
          </Button>
        }
      >
        <p>{translate(resetMessages.submitted, language)}</p>
      </Modal>
    </AccountFrame>
  )
}
