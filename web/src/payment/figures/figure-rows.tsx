import { type Currency, currencies } from '@fairground/domain/money'
import { companyPath } from '@fairground/wire/hub/screens'
import type { PaymentFigures } from '@fairground/wire/payment/figures'
import { figuresPath, paymentPath } from '@fairground/wire/payment/screens'
import { Form } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import { useCompanyName } from '../../review'
import { ChoiceFilter } from '../../ui/list/choice-filter'
import { ListFilters } from '../../ui/list/list-filters'
import { ListPage } from '../../ui/list/list-page'
import { type Column, ListRows } from '../../ui/list/list-rows'
import { ListSummary } from '../../ui/list/list-summary'
import type { useList } from '../../ui/list/use-list'
import styles from '../payment.module.css'
import { currenciesIn } from './figure-cells'
import own from './figures.module.css'
import { figuresTexts as texts } from './figures.texts'
import { useFigureFacts } from './use-figure-facts'

interface SharedFilters {
  classId?: string | undefined
  currency?: Currency | undefined
}

/** What each row says of the contract it belongs to. */
interface SharedRow {
  number: string
  companyId: string
  companyZh: string
  companyEn: string
}

interface Props<Row extends SharedRow & { id: string }, Filters extends SharedFilters> {
  title: string
  list: ReturnType<typeof useList<Row, Filters, never>>
  exported: ReactNode
  /** What is asked for besides class and currency. */
  filter: ReactNode
  columns: Column<Row>[]
  contractOf: (row: Row) => string
  /** The figure again, beside the rows that make it up. */
  sumOf: (figures: PaymentFigures, filters: Filters, currency: Currency) => string
}

const Chosen = ChoiceFilter<keyof SharedFilters>

/** The rows a figure is made of, whatever they are. */
export function FigureRows<Row extends SharedRow & { id: string }, Filters extends SharedFilters>(
  props: Props<Row, Filters>,
) {
  const { title, list, exported, filter, columns, contractOf, sumOf } = props
  const say = useSay()
  const { figures, classes } = useFigureFacts()
  const [form] = Form.useForm<Filters>()
  const { currency } = list.filters
  const shown = figures ? currenciesIn(figures).filter((one) => !currency || one === currency) : []
  return (
    <ListPage
      title={title}
      summary={<ListSummary list={list} />}
      actions={
        <>
          <Link to={figuresPath}>{say(texts.back)}</Link>
          {exported}
        </>
      }
      above={
        figures
          ? shown.map((one) => (
              <p key={one} className={own.sums}>
                {sumOf(figures, list.filters, one)}
              </p>
            ))
          : null
      }
    >
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <Chosen name="classId" label={say(texts.class)} options={classes} />
        <Chosen
          name="currency"
          label={say(texts.currency)}
          options={currencies.map((value) => ({ value, label: value }))}
        />
        {filter}
      </ListFilters>
      <ListRows
        label={title}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        emptyNote={say(texts.empty)}
        actions={(row) => (
          <Link to={paymentPath(contractOf(row))} aria-label={`${say(texts.open)} ${row.number}`}>
            {say(texts.open)}
          </Link>
        )}
      />
    </ListPage>
  )
}

/** Which contract, and whose: the same for all of them. */
export function useContractColumns<Row extends SharedRow>(contractOf: (row: Row) => string): Column<Row>[] {
  const say = useSay()
  const nameOf = useCompanyName()
  return [
    {
      key: 'number',
      sort: 'number',
      title: say(texts.number),
      names: true,
      cell: (row) => (
        <Link className={styles.mono} to={paymentPath(contractOf(row))}>
          {row.number}
        </Link>
      ),
    },
    {
      key: 'company',
      title: say(texts.company),
      wraps: true,
      cell: ({ companyId, companyZh, companyEn }) => (
        <Link to={companyPath(companyId)}>{nameOf({ nameZh: companyZh, nameEn: companyEn })}</Link>
      ),
    },
  ]
}
