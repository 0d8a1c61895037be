import { wishForCompany } from '@fairground/domain/waiting'
import { joinFor, wishFacts } from '@fairground/wire/waiting'
import { useQuery } from '@tanstack/react-query'
import { Form, Input, Modal } from 'antd'
import type { z } from 'zod'
import { useSay } from '../lib/language'
import { announce, settled, usualWish, WishFields } from '../offering'
import { CompanySearch } from '../placement'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { asking } from '../session/use-call'
import { useDialogFocus } from '../ui/dialog-focus'
import { SchemaField } from '../ui/form/schema-field'
import { SchemaForm } from '../ui/form/schema-form'
import { SubmitButton } from '../ui/form/submit-button'
import { waitingTexts as texts } from './waiting.texts'

const nothingKnown = { count: null, held: [], halls: [] }

/** Staff put a company on the list that asked them to. */
export function BehalfDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  const companyId: unknown = Form.useWatch('companyId', form)
  const { data: facts = nothingKnown } = useQuery({
    ...asking(wishFacts, { query: { companyId: String(companyId) } }),
    enabled: typeof companyId === 'string',
  })

  async function submit(wish: z.output<typeof wishForCompany>): Promise<void> {
    await call(joinFor, { body: settled(wish) })
    announce('success', texts.joinedFor)
    onClose()
    await refresh('signUps', 'halls')
  }

  return (
    <Modal open onCancel={onClose} footer={null} title={say(texts.joinFor)} mask={{ closable: false }}>
      <SchemaForm
        schema={wishForCompany}
        form={form}
        name="waiting-behalf"
        marks={false}
        initialValues={usualWish(nothingKnown)}
        onSubmit={submit}
      >
        <div ref={content}>
          <SchemaField name="companyId" label={say(texts.company)}>
            <CompanySearch />
          </SchemaField>
          <WishFields facts={facts} />
          <SchemaField name="reason" label={say(texts.reason)} counter>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
          </SchemaField>
        </div>
        <SubmitButton block>{say(texts.joinFor)}</SubmitButton>
      </SchemaForm>
    </Modal>
  )
}
