import { quotaEnded, quotaSet } from '@fairground/domain/selection'
import type { ChooserDetail } from '@fairground/wire/selection/choosers'
import { endQuota, setQuota } from '@fairground/wire/selection/desk'
import { Button, Form, Input, InputNumber } from 'antd'
import { formatMoment } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useReader } from '../../session/use-fair'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useCommand } from '../../ui/use-command'
import { announce, deskAnnouncer } from '../announce'
import { drawerTexts as texts } from '../drawer.texts'
import styles from './company-drawer.module.css'
import { Part } from './part'

/** Which company it is the drawer knows; which is more, the schema on the server says beside the field. */
const spanAndReason = quotaEnded
  .omit({ companyId: true })
  .extend({ least: quotaSet.shape.least, most: quotaSet.shape.most })

interface Values {
  least: number
  most: number
  reason: string
}

/** What this company may choose whatever its tier says. */
export function QuotaPart({ detail, open }: { detail: ChooserDetail; open: boolean }) {
  const say = useSay()
  const reader = useReader()
  const refresh = useRefresh()
  const [form] = Form.useForm<Values>()
  const { busy, run } = useCommand(deskAnnouncer)
  const { companyId, ownQuota, scale, quota } = detail
  if (!scale)
    return (
      <Part title={say(texts.quotaTitle)} open={open}>
        <p className={styles.note}>{say(texts.quotaNoRequest)}</p>
      </Part>
    )

  async function submit(values: object): Promise<void> {
    await call(setQuota, { body: { companyId, ...(values as Values) } })
    announce('success', texts.quotaSet)
    form.setFieldValue('reason', '')
    await refresh('overview')
  }

  /** The reason typed for one is the reason for the other. */
  async function end(): Promise<void> {
    const { reason } = await form.validateFields(['reason'])
    await run(() => call(endQuota, { body: { companyId, reason } }), {
      done: texts.quotaEnded,
      after: () => refresh('overview'),
    })
    form.resetFields()
  }

  const quotaNow = ({ at, ...set }: NonNullable<ChooserDetail['ownQuota']>) =>
    say(texts.quotaNow, { ...set, when: formatMoment(at, reader) })
  const span = ownQuota ?? (scale === 'count' ? quota?.count : quota?.area)
  return (
    <Part
      title={say(texts.quotaTitle)}
      open={open}
      note={ownQuota ? quotaNow(ownQuota) : say(texts.quotaNone)}
    >
      <SchemaForm
        schema={spanAndReason}
        form={form}
        name="company-quota"
        marks={false}
        initialValues={span ? { least: span.least, most: span.most } : {}}
        onSubmit={submit}
        onFailure={() => void refresh('overview')}
      >
        <div className={styles.pair}>
          <SchemaField name="least" label={say(scale === 'count' ? texts.leastCount : texts.leastArea)}>
            <InputNumber precision={0} style={{ width: '100%' }} />
          </SchemaField>
          <SchemaField name="most" label={say(scale === 'count' ? texts.mostCount : texts.mostArea)}>
            <InputNumber precision={0} style={{ width: '100%' }} />
          </SchemaField>
        </div>
        <SchemaField name="reason" label={say(texts.reason)} counter>
          <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
        </SchemaField>
        <div className={styles.buttons}>
          <SubmitButton>{say(texts.setQuota)}</SubmitButton>
          {ownQuota ? (
            <Button loading={busy} onClick={() => void end().catch(() => undefined)}>
              {say(texts.endQuota)}
            </Button>
          ) : null}
        </div>
      </SchemaForm>
    </Part>
  )
}
