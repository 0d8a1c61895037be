import { type Decision, signUpDecision, withPhrase } from '@fairground/domain/review'
import { Alert, Form, Input, Radio } from 'antd'
import type { z } from 'zod'
import { useSay } from '../../lib/language'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useDraft } from '../../ui/form/use-draft'
import type { SignUp } from '../detail/use-sign-up'
import { decideTexts as texts } from './decide.texts'
import { PhrasePicker } from './phrase-picker'

interface Props {
  company: SignUp['company']
  onDecide: (decision: z.output<typeof signUpDecision>) => Promise<void>
}

/** Nothing is chosen beforehand: a decision that goes out by SMS should not be made by a stray Enter. */
export function DecisionForm({ company, onDecide }: Props) {
  const say = useSay()
  const [form] = Form.useForm<{ decision?: Decision; remark: string }>()
  const draft = useDraft(`sign-up-decision.${company.id}.${company.submittedAt?.toISOString()}`, form)
  const decision: Decision | undefined = Form.useWatch('decision', form)
  const remark: string = Form.useWatch('remark', form) ?? ''
  const rejecting = decision === 'rejected'

  function pick(phrase: string): void {
    form.setFields([{ name: 'remark', value: withPhrase(remark, phrase), touched: true, errors: [] }])
  }

  return (
    <SchemaForm
      schema={signUpDecision}
      form={form}
      draft={draft}
      marks={false}
      name="decision"
      initialValues={{ remark: '' }}
      onSubmit={onDecide}
    >
      {company.blacklisted ? (
        <Alert type="error" showIcon title={say(texts.blacklistNote)} style={{ marginBottom: 16 }} />
      ) : null}
      <SchemaField
        name="decision"
        label={say(texts.decision)}
        hint={decision ? say(rejecting ? texts.rejectNote : texts.approveNote) : null}
      >
        <Radio.Group
          optionType="button"
          // Whether a remark is needed depends on this, so an old complaint about it may no longer hold.
          onChange={() => form.setFields([{ name: 'remark', errors: [] }])}
          options={[
            { value: 'approved', label: say(texts.approve), disabled: company.blacklisted },
            { value: 'rejected', label: say(texts.reject) },
          ]}
        />
      </SchemaField>
      <SchemaField name="remark" label={`${say(texts.remark)}${rejecting ? ' *' : ''}`} counter>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} aria-required={rejecting} />
      </SchemaField>
      <PhrasePicker remark={remark} onPick={pick} />
      <SubmitButton block danger={rejecting} disabled={!decision}>
        {say(rejecting ? texts.confirmReject : decision ? texts.confirmApprove : texts.confirm)}
      </SubmitButton>
    </SchemaForm>
  )
}
