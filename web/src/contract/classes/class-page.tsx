import { type UserType, userTypes } from '@fairground/domain/account'
import { type ContractClass, contractClass } from '@fairground/domain/contract'
import type { Currency } from '@fairground/domain/money'
import { contractClasses, type ListedClass, saveContractClass } from '@fairground/wire/contract/classes'
import { Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { newRequestId } from '../../lib/request-id'
import { useTellTopic } from '../../lib/screen-topic'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCall } from '../../session/use-call'
import { useMayCall } from '../../session/use-session'
import { EmptyState } from '../../ui/empty-state'
import { ConflictNote } from '../../ui/form/conflict-note'
import { KeptValue } from '../../ui/form/kept-value'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useKeptForm } from '../../ui/form/use-kept-form'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import { Panel } from '../../ui/panel'
import { announce } from '../announce'
import { Calculator } from './calculator'
import { classTexts as texts } from './class.texts'
import styles from './class-page.module.css'
import { RuleFields } from './rule-fields'

/** One class: for whom it is, what everything costs, and what that comes to for a company. */
export function ClassPage() {
  const say = useSay()
  const [address] = useSearchParams()
  const id = address.get('id')
  const query = useCall(contractClasses)
  if (!query.data)
    return query.isError ? (
      <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
    ) : (
      <PageSkeleton />
    )
  const found = query.data.classes.find((one) => one.id === id)
  if (id && !found)
    return (
      <EmptyState title={say(texts.unknown)}>
        <Link to="/contract/classify">{say(texts.back)}</Link>
      </EmptyState>
    )
  return <ClassForm key={id ?? 'new'} kept={found} currencies={query.data.currencies} />
}

interface FormProps {
  kept: ListedClass | undefined
  currencies: Record<UserType, Currency>
}

const noRules: ContractClass['rules'] = { prices: [], surcharges: [], discounts: [] }

function ClassForm({ kept, currencies }: FormProps) {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const mayEdit = useMayCall(saveContractClass)
  const [newId] = useState(newRequestId)
  const [form] = Form.useForm()
  const record = useKeptForm({
    form,
    draftKey: `contract-class-${kept?.id ?? 'new'}`,
    version: kept?.version,
    onClose: () => void navigate('/contract/classify'),
  })
  const name = kept ? (language === 'en' ? kept.nameEn : kept.nameZh) : say(texts.add)
  useTellTopic(name)
  const userType = (Form.useWatch('userType', form) as UserType | undefined) ?? kept?.userType ?? 'CHN'
  const currency = kept?.currency ?? currencies[userType]

  async function submit(values: ContractClass): Promise<void> {
    await record.save((basedOn) =>
      call(saveContractClass, {
        body: { ...values, id: kept?.id ?? newId, version: basedOn ?? null },
      }),
    )
    announce('success', texts.saved)
    // At once: whoever goes elsewhere meanwhile is not to be called back.
    void navigate('/contract/classify')
    await refresh('lists')
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{name}</h1>
        <Link to="/contract/classify">{say(texts.back)}</Link>
      </header>
      <div className={styles.columns}>
        <Panel id="class" title={say(texts.priceList)} note={say(texts.currencyNote, { currency })}>
          <div className={styles.inner}>
            <SchemaForm
              schema={contractClass}
              form={form}
              name="contract-class"
              draft={record.draft}
              initialValues={{
                nameZh: kept?.nameZh,
                nameEn: kept?.nameEn,
                userType: kept?.userType ?? 'CHN',
                rules: kept?.rules ?? noRules,
                basedOn: kept?.version,
              }}
              onSubmit={submit}
              onFailure={() => void refresh('lists')}
            >
              <KeptValue name="basedOn" />
              {record.overtaken ? (
                <ConflictNote
                  title={say(texts.overtaken)}
                  choices={{
                    theirs: { label: texts.takeTheirs, onChoose: record.discard },
                    mine: { label: texts.keepMine, onChoose: () => record.accept() },
                  }}
                />
              ) : null}
              <fieldset disabled={!mayEdit} className={styles.fields}>
                <div className={styles.pair}>
                  <SchemaField name="nameZh" label={say(texts.nameZh)}>
                    <Input />
                  </SchemaField>
                  <SchemaField name="nameEn" label={say(texts.nameEn)}>
                    <Input />
                  </SchemaField>
                </div>
                <SchemaField name="userType" label={say(texts.for)}>
                  <Radio.Group
                    options={userTypes.map((value) => ({ value, label: say(texts[value]) }))}
                    disabled={(kept?.contracts ?? 0) > 0}
                  />
                </SchemaField>
                <RuleFields currency={currency} />
              </fieldset>
              {mayEdit ? <SubmitButton className={styles.save ?? ''}>{say(texts.save)}</SubmitButton> : null}
            </SchemaForm>
          </div>
        </Panel>
        <Calculator form={form} currency={currency} kept={kept?.rules ?? noRules} />
      </div>
    </div>
  )
}
