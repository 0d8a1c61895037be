import type { Currency } from '@fairground/domain/money'
import { ledgerKindNames } from '@fairground/domain/payment'
import {
  type EntryFigure,
  type EntryFigureFilters,
  entryFigureColumns,
  entryFigureFilters,
  exportFigureEntries,
  figureEntries,
  type PaymentFigures,
} from '@fairground/wire/payment/figures'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { ExportButton } from '../../ui/export-button'
import { ChoiceFilter } from '../../ui/list/choice-filter'
import type { Column } from '../../ui/list/list-rows'
import { useList } from '../../ui/list/use-list'
import styles from '../payment.module.css'
import { matching, said, sumReceived } from './figure-cells'
import { FigureRows, useContractColumns } from './figure-rows'
import { figuresTexts as texts } from './figures.texts'
import { useFigureFacts } from './use-figure-facts'

const Chosen = ChoiceFilter<keyof EntryFigureFilters>
const contractOf = ({ contractId }: EntryFigure) => contractId

/** The payments a figure is made of, with what went back. */
export function FigureEntriesPage() {
  const say = useSay()
  const { figures } = useFigureFacts()
  const list = useList<EntryFigure, EntryFigureFilters, typeof figureEntries>(
    figureEntries,
    entryFigureFilters,
    { sortable: entryFigureColumns },
  )
  const columns = useColumns()
  const months = [...new Set((figures?.received ?? []).map(({ month }) => month))].sort().toReversed()
  const { page: _page, pageSize: _size, ...search } = list.asked
  const sumOf = (all: PaymentFigures, { classId, month }: EntryFigureFilters, currency: Currency) => {
    const { amount } = sumReceived(matching(all.received, { classId, month, currency }))
    return say(texts.came, { currency, amount: said(amount, currency) })
  }
  return (
    <FigureRows
      title={say(texts.entriesTitle)}
      list={list}
      exported={<ExportButton endpoint={exportFigureEntries} given={{ query: search }} />}
      filter={
        <Chosen
          name="month"
          label={say(texts.month)}
          options={months.map((value) => ({ value, label: value }))}
        />
      }
      columns={columns}
      contractOf={contractOf}
      sumOf={sumOf}
    />
  )
}

function useColumns(): Column<EntryFigure>[] {
  const say = useSay()
  const language = useLanguage()
  return [
    {
      key: 'bookedOn',
      sort: 'bookedOn',
      title: say(texts.day),
      cell: ({ bookedOn }) => <span className={styles.mono}>{formatDate(bookedOn, language)}</span>,
    },
    ...useContractColumns(contractOf),
    { key: 'kind', title: say(texts.kind), cell: ({ kind }) => ledgerKindNames[kind][language] },
    {
      key: 'received',
      sort: 'received',
      title: say(texts.received),
      cell: ({ received, currency }) => <span className={styles.mono}>{said(received, currency)}</span>,
    },
    { key: 'reason', title: say(texts.note), wraps: true, cell: ({ reason }) => reason },
  ]
}
