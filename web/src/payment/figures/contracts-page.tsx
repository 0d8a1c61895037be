import type { Currency } from '@fairground/domain/money'
import {
  type ContractFigure,
  type ContractFigureFilters,
  contractFigureColumns,
  contractFigureFilters,
  exportFigureContracts,
  figureContracts,
  type PaymentFigures,
} from '@fairground/wire/payment/figures'
import { useLanguage, useSay } from '../../lib/language'
import { ExportButton } from '../../ui/export-button'
import { ChoiceFilter } from '../../ui/list/choice-filter'
import type { Column } from '../../ui/list/list-rows'
import { useList } from '../../ui/list/use-list'
import styles from '../payment.module.css'
import { matching, said, sumContracts } from './figure-cells'
import { FigureRows, useContractColumns } from './figure-rows'
import { figuresTexts as texts } from './figures.texts'

const Chosen = ChoiceFilter<keyof ContractFigureFilters>
const contractOf = ({ id }: ContractFigure) => id

/** The contracts a figure is made of. */
export function FigureContractsPage() {
  const say = useSay()
  const list = useList<ContractFigure, ContractFigureFilters, typeof figureContracts>(
    figureContracts,
    contractFigureFilters,
    { sortable: contractFigureColumns },
  )
  const columns = useColumns()
  const { page: _page, pageSize: _size, ...search } = list.asked
  const sumOf = (figures: PaymentFigures, { classId }: ContractFigureFilters, currency: Currency) => {
    const sums = sumContracts(matching(figures.contracts, { classId, currency }))
    return say(texts.sums, {
      currency,
      charged: said(sums.charged, currency),
      paid: said(sums.paid, currency),
      outstanding: said(sums.outstanding, currency),
      overdue: said(sums.overdue, currency),
    })
  }
  return (
    <FigureRows
      title={say(texts.contractsTitle)}
      list={list}
      exported={<ExportButton endpoint={exportFigureContracts} given={{ query: search }} />}
      filter={
        <Chosen
          name="part"
          label={say(texts.part)}
          options={(['outstanding', 'overdue'] as const).map((value) => ({
            value,
            label: say(texts[value]),
          }))}
        />
      }
      columns={columns}
      contractOf={contractOf}
      sumOf={sumOf}
    />
  )
}

function useColumns(): Column<ContractFigure>[] {
  const say = useSay()
  const language = useLanguage()
  return [
    ...useContractColumns(contractOf),
    {
      key: 'class',
      title: say(texts.class),
      wraps: 'words',
      cell: ({ classZh, classEn }) => (language === 'en' ? classEn : classZh),
    },
    ...(['charged', 'paid', 'outstanding', 'overdue'] as const).map(
      (key): Column<ContractFigure> => ({
        key,
        sort: key,
        title: say(texts[key]),
        cell: (row) => <span className={styles.mono}>{said(row[key], row.currency)}</span>,
      }),
    ),
  ]
}
