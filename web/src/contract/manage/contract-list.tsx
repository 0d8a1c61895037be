import { contractStateNames, contractStates, languageNames } from '@fairground/domain/contract'
import { dayIn } from '@fairground/domain/field'
import { currencies, moneyText } from '@fairground/domain/money'
import { languages } from '@fairground/domain/text'
import { contractClasses } from '@fairground/wire/contract/classes'
import {
  type ContractFilters,
  contractColumns,
  contractFilters,
  countersignContracts,
  exportContracts,
  type ListedContract,
  listContracts,
  sendContracts,
} from '@fairground/wire/contract/desk'
import { contractPath } from '@fairground/wire/contract/screens'
import { companyPath } from '@fairground/wire/hub/screens'
import { Button, Form } from 'antd'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useCompanyName } from '../../review'
import { useCall } from '../../session/use-call'
import { useTimeZone } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import { ExportButton } from '../../ui/export-button'
import { ChoiceFilter } from '../../ui/list/choice-filter'
import { ListFilters } from '../../ui/list/list-filters'
import { listMoment } from '../../ui/list/list-moment'
import { ListPage } from '../../ui/list/list-page'
import { type Column, ListRows } from '../../ui/list/list-rows'
import { ListSummary } from '../../ui/list/list-summary'
import { TextFilter } from '../../ui/list/text-filter'
import { useList } from '../../ui/list/use-list'
import { useSelection } from '../../ui/list/use-selection'
import { StatusTag } from '../../ui/status-tag'
import { contractTexts } from '../contract.texts'
import { ContractStateTag } from '../contract-state'
import { type BulkAct, BulkDialog } from './bulk-dialog'
import { Differences } from './differences'
import styles from './manage.module.css'
import { manageTexts as texts } from './manage.texts'

const Typed = TextFilter<keyof ContractFilters>
const Chosen = ChoiceFilter<keyof ContractFilters>

export function ContractList({ views }: { views: ReactNode }) {
  const say = useSay()
  const [form] = Form.useForm<ContractFilters>()
  const list = useList<ListedContract, ContractFilters, typeof listContracts>(
    listContracts,
    contractFilters,
    {
      sortable: contractColumns,
    },
  )
  const columns = useColumns()
  const maySend = useMayCall(sendContracts)
  const maySign = useMayCall(countersignContracts)
  const [act, setAct] = useState<BulkAct>()
  const selection = useSelection(
    list.rows,
    ({ id }) => id,
    ({ number }) => say(texts.select, { number }),
  )
  const { page: _page, pageSize: _size, ...search } = list.asked
  const toSend = selection.chosen.filter(({ state }) => state === 'drawnUp')
  const toSign = selection.chosen.filter(({ state }) => state === 'signed')
  return (
    <ListPage
      title={say(texts.title)}
      lead={say(texts.lead)}
      summary={<ListSummary list={list} />}
      actions={<ExportButton endpoint={exportContracts} given={{ query: search }} />}
      above={views}
    >
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <FilterFields />
      </ListFilters>
      <ListRows
        label={say(texts.title)}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        selection={maySend || maySign ? selection : undefined}
        emptyNote={say(texts.emptyNote)}
        actions={({ id, number }) => (
          <Link to={contractPath(id)} aria-label={`${say(texts.open)} ${number}`}>
            {say(texts.open)}
          </Link>
        )}
        bulk={
          <>
            {maySend && toSend.length > 0 ? (
              <Button type="primary" size="small" onClick={() => setAct({ kind: 'send', contracts: toSend })}>
                {say(texts.send)} ({toSend.length})
              </Button>
            ) : null}
            {maySign && toSign.length > 0 ? (
              <Button
                type="primary"
                size="small"
                onClick={() => setAct({ kind: 'countersign', contracts: toSign })}
              >
                {say(texts.countersign)} ({toSign.length})
              </Button>
            ) : null}
          </>
        }
      />
      {act ? <BulkDialog act={act} onClose={() => setAct(undefined)} onDone={selection.clear} /> : null}
    </ListPage>
  )
}

function FilterFields() {
  const say = useSay()
  const language = useLanguage()
  const classes = useCall(contractClasses).data?.classes ?? []
  const yes = (label: string) => [{ value: 'yes', label }]
  return (
    <>
      <Typed name="text" label={say(texts.find)} />
      <Chosen
        name="state"
        label={say(contractTexts.state)}
        options={contractStates.map((value) => ({ value, label: contractStateNames[value][language] }))}
      />
      <Chosen
        name="classId"
        label={say(contractTexts.className)}
        options={classes.map(({ id, nameZh, nameEn }) => ({
          value: id,
          label: language === 'en' ? nameEn : nameZh,
        }))}
      />
      <Chosen
        name="currency"
        label={say({ zh: '币种', en: 'Currency' })}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <Chosen
        name="language"
        label={say(texts.language)}
        options={languages.map((value) => ({ value, label: languageNames[value][language] }))}
      />
      <Chosen name="standing" label={say(texts.standing)} options={yes(say(texts.standing))} />
      <Chosen name="overdue" label={say(texts.overdue)} options={yes(say(texts.overdue))} />
      <Chosen name="asked" label={say(texts.asked)} options={yes(say(texts.asked))} />
      <Chosen name="differs" label={say(texts.differs)} options={yes(say(texts.differs))} />
      <Chosen name="unsealed" label={say(texts.unsealed)} options={yes(say(texts.unsealed))} />
    </>
  )
}

function useColumns(): Column<ListedContract>[] {
  const say = useSay()
  const language = useLanguage()
  const nameOf = useCompanyName()
  const timeZone = useTimeZone()
  const today = dayIn(timeZone)
  const isLate = ({ state, signBy }: ListedContract) =>
    (state === 'sent' || state === 'returned') && signBy !== null && signBy < today
  return [
    {
      key: 'number',
      sort: 'number',
      title: say(contractTexts.number),
      names: true,
      cell: ({ id, number }) => (
        <Link className={styles.mono} to={contractPath(id)}>
          {number}
        </Link>
      ),
    },
    {
      key: 'company',
      sort: 'company',
      title: say(contractTexts.company),
      wraps: true,
      cell: ({ companyId, companyZh, companyEn }) => (
        <Link to={companyPath(companyId)}>{nameOf({ nameZh: companyZh, nameEn: companyEn })}</Link>
      ),
    },
    {
      key: 'state',
      sort: 'state',
      title: say(contractTexts.state),
      cell: (row) => (
        <span className={styles.tags}>
          <ContractStateTag state={row.state} />
          {row.asked ? <StatusTag tone="warn">{say(texts.asked)}</StatusTag> : null}
          {row.differs ? (
            <>
              <StatusTag tone="warn">{say(texts.differs)}</StatusTag>
              <small className={styles.soft}>
                <Differences differs={row.differs} />
              </small>
            </>
          ) : null}
          {row.amends || row.amendedBy ? (
            <small className={styles.soft}>
              {row.amends ? `${say(texts.amends)} ${row.amends}` : null}{' '}
              {row.amendedBy ? `${say(texts.amendedBy)} ${row.amendedBy}` : null}
            </small>
          ) : null}
          {row.state === 'inForce' ? <StatusTag tone="warn">{say(texts.unsealed)}</StatusTag> : null}
        </span>
      ),
    },
    { key: 'booths', title: say(contractTexts.booths), wraps: true, cell: ({ booths }) => booths.join(' ') },
    {
      key: 'total',
      sort: 'total',
      title: say(contractTexts.total),
      cell: ({ total, currency }) => (
        <span className={styles.mono}>{moneyText({ amount: total, currency })}</span>
      ),
    },
    {
      key: 'signBy',
      sort: 'signBy',
      title: say(contractTexts.signBy),
      cell: (row) => (
        <span className={isLate(row) ? styles.late : undefined}>
          {row.signBy ? formatDate(row.signBy, language) : say(texts.noDay)}
          {isLate(row) ? ` · ${say(texts.overdue)}` : ''}
        </span>
      ),
    },
    {
      key: 'updated',
      sort: 'updated',
      title: say(texts.updated),
      cell: ({ updatedAt }) => listMoment(updatedAt, timeZone),
    },
  ]
}
