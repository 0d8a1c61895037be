import { currencies, moneyText } from '@fairground/domain/money'
import { contractPath } from '@fairground/wire/contract/screens'
import { companyPath } from '@fairground/wire/hub/screens'
import {
  exportPayments,
  type ListedPayment,
  listPayments,
  type PaymentFilters,
  paymentColumns,
  paymentFilters,
} from '@fairground/wire/payment/desk'
import { paymentPath } from '@fairground/wire/payment/screens'
import { Form } from 'antd'
import { Link } from 'react-router'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useCompanyName } from '../../review'
import { ExportButton } from '../../ui/export-button'
import { ChoiceFilter } from '../../ui/list/choice-filter'
import { ListFilters } from '../../ui/list/list-filters'
import { ListPage } from '../../ui/list/list-page'
import { type Column, ListRows } from '../../ui/list/list-rows'
import { ListSummary } from '../../ui/list/list-summary'
import { TextFilter } from '../../ui/list/text-filter'
import { useList } from '../../ui/list/use-list'
import { StatusTag } from '../../ui/status-tag'
import styles from '../payment.module.css'
import { deskTexts as texts } from './desk.texts'

const Typed = TextFilter<keyof PaymentFilters>
const Chosen = ChoiceFilter<keyof PaymentFilters>

export function PaymentList() {
  const say = useSay()
  const [form] = Form.useForm<PaymentFilters>()
  const list = useList<ListedPayment, PaymentFilters, typeof listPayments>(listPayments, paymentFilters, {
    sortable: paymentColumns,
  })
  const showsLate = list.filters.late === 'yes'
  const columns = useColumns()
  const consequence = useConsequence()
  const { page: _page, pageSize: _size, ...search } = list.asked
  return (
    <ListPage
      title={say(texts.title)}
      lead={say(showsLate ? texts.lateLead : texts.lead)}
      summary={<ListSummary list={list} />}
      actions={<ExportButton endpoint={exportPayments} given={{ query: search }} />}
    >
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <FilterFields />
      </ListFilters>
      <ListRows
        label={say(texts.title)}
        list={list}
        columns={showsLate ? [...columns, consequence] : columns}
        keyOf={({ id }) => id}
        emptyNote={say(texts.emptyNote)}
        actions={({ id, number }) => (
          <Link to={paymentPath(id)} aria-label={`${say(texts.open)} ${number}`}>
            {say(texts.open)}
          </Link>
        )}
      />
    </ListPage>
  )
}

function FilterFields() {
  const say = useSay()
  const yes = (label: string) => [{ value: 'yes', label }]
  return (
    <>
      <Typed name="text" label={say(texts.find)} />
      <Chosen name="waiting" label={say(texts.waiting)} options={yes(say(texts.waiting))} />
      <Chosen name="late" label={say(texts.late)} options={yes(say(texts.late))} />
      <Chosen
        name="state"
        label={say(texts.state)}
        options={[
          { value: 'payment', label: say(texts.paying) },
          { value: 'paid', label: say(texts.paid) },
        ]}
      />
      <Chosen
        name="currency"
        label={say(texts.currency)}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <Chosen name="over" label={say(texts.over)} options={yes(say(texts.over))} />
    </>
  )
}

function useColumns(): Column<ListedPayment>[] {
  const say = useSay()
  const language = useLanguage()
  const nameOf = useCompanyName()
  const money = (key: 'due' | 'paid' | 'outstanding', title: string): Column<ListedPayment> => ({
    key,
    sort: key,
    title,
    cell: (row) => (
      <span className={styles.mono}>{moneyText({ amount: row[key], currency: row.currency })}</span>
    ),
  })
  return [
    {
      key: 'number',
      sort: 'number',
      title: say(texts.number),
      names: true,
      cell: ({ id, number }) => (
        <Link className={styles.mono} to={paymentPath(id)}>
          {number}
        </Link>
      ),
    },
    {
      key: 'company',
      sort: 'company',
      title: say(texts.company),
      wraps: true,
      cell: ({ companyId, companyZh, companyEn }) => (
        <Link to={companyPath(companyId)}>{nameOf({ nameZh: companyZh, nameEn: companyEn })}</Link>
      ),
    },
    money('due', say(texts.due)),
    money('paid', say(texts.received)),
    money('outstanding', say(texts.outstanding)),
    {
      key: 'nextDue',
      sort: 'nextDue',
      title: say(texts.nextDue),
      cell: ({ nextDue, late, outstanding }) => (
        <span className={late ? styles.late : undefined}>
          {nextDue ? formatDate(nextDue, language) : say(outstanding < 0 ? texts.over : texts.paid)}
          {late ? ` · ${say(texts.late)}` : ''}
        </span>
      ),
    },
    {
      key: 'waiting',
      sort: 'waiting',
      title: say(texts.toCheck),
      cell: ({ waiting }) =>
        waiting > 0 ? (
          <StatusTag tone="warn">{say(texts.vouchersToCheck, { count: waiting })}</StatusTag>
        ) : null,
    },
  ]
}

/** Nothing is taken back by itself: a person sees what would follow, and decides at the contract. */
function useConsequence(): Column<ListedPayment> {
  const say = useSay()
  return {
    key: 'ifVoid',
    title: say(texts.ifVoid),
    wraps: true,
    cell: ({ id, number, currency, ifVoid }) =>
      ifVoid ? (
        <>
          <div>
            {ifVoid.booths.length > 0
              ? say(texts.boothsBack, { booths: ifVoid.booths.join(', ') })
              : say(texts.noBoothsBack)}
          </div>
          <div>
            {ifVoid.owedBack > 0
              ? say(texts.owedBack, { amount: moneyText({ amount: ifVoid.owedBack, currency }) })
              : say(texts.nothingOwedBack)}
          </div>
          <Link to={contractPath(id)} aria-label={`${say(texts.decide)} ${number}`}>
            {say(texts.decide)}
          </Link>
        </>
      ) : null,
  }
}
