import { type Amendment, amendment } from '@fairground/domain/contract'
import { moneyText } from '@fairground/domain/money'
import { amendContract, type ProposedAmendment, proposeAmendment } from '@fairground/wire/contract/desk'
import { contractPath } from '@fairground/wire/contract/screens'
import { Alert, Form, Input, Modal } from 'antd'
import { useNavigate } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCall } from '../../session/use-call'
import { DateInput } from '../../ui/date-input'
import { useDialogFocus } from '../../ui/dialog-focus'
import { Facts } from '../../ui/facts'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { announce } from '../announce'
import { contractTexts } from '../contract.texts'
import { LinesTable } from '../lines-table'
import { Differences } from './differences'
import styles from './manage.module.css'
import { manageTexts as texts } from './manage.texts'

interface Props {
  contract: { id: string; number: string }
  onClose: () => void
}

/** What it would come to is looked at first; what is drawn up is that, or nothing. */
export function AmendDialog({ contract, onClose }: Props) {
  const say = useSay()
  const query = useCall(proposeAmendment, { params: { contractId: contract.id } })
  return (
    <Modal
      open
      width={760}
      title={say(texts.amendTitle, { number: contract.number })}
      footer={null}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      {query.data ? (
        <Amending contractId={contract.id} proposed={query.data} onClose={onClose} />
      ) : query.isError ? (
        <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
      ) : (
        <PartSkeleton rows={6} />
      )}
    </Modal>
  )
}

/** A day that is taken away is no day. */
const schema = amendment
  .pick({ signBy: true, reason: true })
  .extend({ signBy: amendment.shape.signBy.default(null) })

interface AmendingProps {
  contractId: string
  proposed: ProposedAmendment
  onClose: () => void
}

function Amending({ contractId, proposed, onClose }: AmendingProps) {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const content = useDialogFocus()
  const { version, total, lines, currency, problems, signBy, differs } = proposed

  async function submit(values: Pick<Amendment, 'signBy' | 'reason'>): Promise<void> {
    const made = await call(amendContract, { body: { ...values, contractId, version, total } })
    announce('success', texts.amended)
    onClose()
    void navigate(contractPath(made.contractId))
    await refresh('signUps')
  }

  return (
    <div ref={content} className={styles.page}>
      <p className={styles.soft}>{say(texts.amendNote)}</p>
      {differs ? <Alert type="warning" showIcon title={<Differences differs={differs} />} /> : null}
      <LinesTable
        lines={lines}
        total={total}
        currency={currency}
        language={language}
        label={say(texts.amendment)}
      />
      <Facts look="lines" facts={useSums(proposed)} />
      {problems.length > 0 ? (
        <Alert type="error" showIcon title={say(texts.problem, { problems: problems.join(' · ') })} />
      ) : (
        <SchemaForm
          schema={schema}
          form={form}
          name="contract-amend"
          initialValues={{ signBy }}
          onSubmit={submit}
          onFailure={() => void refresh('signUps')}
        >
          <SchemaField name="reason" label={say(texts.amendReason)} counter>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
          </SchemaField>
          <SchemaField name="signBy" label={say(contractTexts.signBy)}>
            <DateInput wide />
          </SchemaField>
          <SubmitButton block>{say(texts.amend)}</SubmitButton>
        </SchemaForm>
      )}
    </div>
  )
}

/** What changes in money, and what is left to pay or to give back once it counts. */
function useSums({ before, total, paid, currency }: ProposedAmendment) {
  const say = useSay()
  const money = (amount: number) => <b className={styles.mono}>{moneyText({ amount, currency })}</b>
  const more = total - before.total
  const left = total - paid
  return [
    { label: say(texts.totalBefore), value: money(before.total) },
    { label: say(more < 0 ? texts.less : texts.more), value: money(Math.abs(more)) },
    { label: say(texts.paidSoFar), value: money(paid) },
    { label: say(left < 0 ? texts.toRefund : texts.toPay), value: money(Math.abs(left)) },
  ]
}
