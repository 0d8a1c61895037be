import { moveBy, type Revision, revision } from '@fairground/domain/contract'
import { contractClasses } from '@fairground/wire/contract/classes'
import { type ContractDetail, reviseContract } from '@fairground/wire/contract/desk'
import { contractPath } from '@fairground/wire/contract/screens'
import { Alert, Button, Form, Input, Select } from 'antd'
import { Link, useNavigate } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCall } from '../../session/use-call'
import { DateInput } from '../../ui/date-input'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useDraft } from '../../ui/form/use-draft'
import { Panel } from '../../ui/panel'
import { announce } from '../announce'
import { contractTexts } from '../contract.texts'
import { LinesTable } from '../lines-table'
import { MoneyInput } from '../money-input'
import styles from './manage.module.css'
import { manageTexts as texts } from './manage.texts'
import { useContract } from './use-contract'

export function RevisePage() {
  const found = useContract()
  return 'instead' in found ? (
    found.instead
  ) : (
    <Revising key={found.contract.version} contract={found.contract} />
  )
}

/** A day that is taken away is no day. */
const schema = revision
  .omit({ contractId: true, version: true })
  .extend({ signBy: revision.shape.signBy.default(null) })

function Revising({ contract }: { contract: ContractDetail }) {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const draft = useDraft(`contract-revise-${contract.id}-${contract.version}`, form)
  const classes = useCall(contractClasses).data?.classes ?? []
  const { id, version, number, currency, lines, total, state } = contract
  const extras = lines.flatMap((line) =>
    line.kind === 'extra' ? [{ label: line.label, amount: line.amount }] : [],
  )
  const own = classes.find((one) => one.id === contract.classId)

  async function submit(values: Omit<Revision, 'contractId' | 'version'>): Promise<void> {
    await call(reviseContract, { body: { ...values, contractId: id, version } })
    announce('success', texts.revised)
    // At once: whoever goes elsewhere meanwhile is not to be called back.
    void navigate(contractPath(id))
    await refresh('signUps')
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{say(texts.reviseTitle, { number })}</h1>
        <span className={styles.actions}>
          <Link to={contractPath(id)}>{say(texts.open)}</Link>
        </span>
      </header>
      {moveBy(state, 'revise') ? (
        <div className={styles.columns}>
          <Panel id="revise" title={say(texts.update)} note={say(texts.reviseNote)}>
            <div className={styles.inner}>
              <SchemaForm
                schema={schema}
                form={form}
                name="contract-revise"
                draft={draft}
                initialValues={{ classId: contract.classId, signBy: contract.signBy, extras }}
                onSubmit={submit}
                onFailure={() => void refresh('signUps')}
              >
                <SchemaField name="classId" label={say(contractTexts.className)}>
                  <Select
                    options={classes
                      .filter(({ userType }) => !own || userType === own.userType)
                      .map((one) => ({ value: one.id, label: language === 'en' ? one.nameEn : one.nameZh }))}
                  />
                </SchemaField>
                <SchemaField name="signBy" label={say(contractTexts.signBy)}>
                  <DateInput wide />
                </SchemaField>
                <Extras currency={currency} />
                <SchemaField name="reason" label={say(contractTexts.reason)} counter>
                  <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
                </SchemaField>
                <SubmitButton>{say(contractTexts.save)}</SubmitButton>
              </SchemaForm>
            </div>
          </Panel>
          <Panel id="before" title={say(texts.before)}>
            <div className={styles.inner}>
              <LinesTable
                lines={lines}
                total={total}
                currency={currency}
                language={language}
                label={say(texts.before)}
              />
            </div>
          </Panel>
        </div>
      ) : (
        <Alert type="info" showIcon title={say(texts.notRevisable)} />
      )}
    </div>
  )
}

function Extras({ currency }: Pick<ContractDetail, 'currency'>) {
  const say = useSay()
  return (
    <Form.Item label={say(texts.extras)}>
      <Form.List name="extras">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <div key={key} className={styles.extra}>
                <Form.Item name={[name, 'label']}>
                  <Input aria-label={say(texts.extraLabel)} placeholder={say(texts.extraLabel)} />
                </Form.Item>
                <Form.Item name={[name, 'amount']}>
                  <MoneyInput currency={currency} signed aria-label={say(texts.extraAmount)} />
                </Form.Item>
                <Button
                  type="text"
                  onClick={() => remove(name)}
                  aria-label={`${say(texts.takeOut)} ${say(texts.extras)} ${name + 1}`}
                >
                  {say(texts.takeOut)}
                </Button>
              </div>
            ))}
            <Button type="dashed" onClick={() => add({ label: '' })}>
              {say(texts.addExtra)}
            </Button>
          </>
        )}
      </Form.List>
    </Form.Item>
  )
}
