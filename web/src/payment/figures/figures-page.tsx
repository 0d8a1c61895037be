import type { Currency } from '@fairground/domain/money'
import { exportFigures, type PaymentFigures, paymentFigures } from '@fairground/wire/payment/figures'
import { figureContractsPath, figureEntriesPath } from '@fairground/wire/payment/screens'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { EmptyState } from '../../ui/empty-state'
import { ExportButton } from '../../ui/export-button'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import { Panel } from '../../ui/panel'
import shared from '../payment.module.css'
import { currenciesIn, matching, said, sumContracts, sumReceived } from './figure-cells'
import styles from './figures.module.css'
import { figuresTexts as texts } from './figures.texts'

/** Money of all contracts; every figure leads to the rows it is made of. */
export function FiguresPage() {
  const say = useSay()
  const query = useCall(paymentFigures)
  if (!query.data)
    return query.isError ? (
      <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
    ) : (
      <PageSkeleton />
    )
  const found = currenciesIn(query.data)
  return (
    <div className={shared.page}>
      <header className={shared.head}>
        <div>
          <h1>{say(texts.title)}</h1>
          <p className={shared.soft}>{say(texts.lead)}</p>
        </div>
        <ExportButton endpoint={exportFigures} given={{}} />
      </header>
      {found.length === 0 ? <EmptyState title={say(texts.none)}>{say(texts.noneNote)}</EmptyState> : null}
      {found.map((currency) => (
        <div key={currency} className={shared.columns}>
          <Panel id={`class-${currency}`} title={say(texts.byClass, { currency })}>
            <ClassTable figures={query.data} currency={currency} />
          </Panel>
          <Panel
            id={`month-${currency}`}
            title={say(texts.byMonth, { currency })}
            note={say(texts.monthNote)}
          >
            <MonthTable figures={query.data} currency={currency} />
          </Panel>
        </div>
      ))}
    </div>
  )
}

interface Props {
  figures: PaymentFigures
  currency: Currency
}

function ClassTable({ figures, currency }: Props) {
  const say = useSay()
  const language = useLanguage()
  const cells = matching(figures.contracts, { currency })
  const nameOf = (id: string) => {
    const own = figures.classes.find((one) => one.id === id)
    return (language === 'en' ? own?.nameEn : own?.nameZh) ?? ''
  }
  const heads = ['contracts', 'charged', 'paid', 'outstanding', 'overdue'] as const
  const row = (name: string, classId: string | undefined, sums: ReturnType<typeof sumContracts>) =>
    heads.map((key) => {
      const shown = key === 'contracts' ? formatNumber(sums[key], language) : said(sums[key], currency)
      const part = key === 'outstanding' || key === 'overdue' ? key : undefined
      const to =
        key === 'paid'
          ? figureEntriesPath({ classId, currency })
          : figureContractsPath({ classId, currency, part })
      return (
        <td key={key}>
          {sums[key] === 0 ? (
            shown
          ) : (
            <Link to={to} aria-label={`${name} ${say(texts[key])} ${shown}`}>
              {shown}
            </Link>
          )}
        </td>
      )
    })
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say(texts.class)}</th>
            {heads.map((key) => (
              <th key={key} scope="col">
                {say(texts[key])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((cell) => (
            <tr key={cell.classId}>
              <th scope="row">{nameOf(cell.classId)}</th>
              {row(nameOf(cell.classId), cell.classId, cell)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(texts.total)}</th>
            {row(say(texts.total), undefined, sumContracts(cells))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function MonthTable({ figures, currency }: Props) {
  const say = useSay()
  const language = useLanguage()
  const cells = matching(figures.received, { currency })
  const months = [...new Set(cells.map(({ month }) => month))].sort().toReversed()
  const row = (name: string, month: string | undefined) => {
    const { entries, amount } = sumReceived(matching(cells, { month }))
    const shown = said(amount, currency)
    return (
      <>
        <td>{formatNumber(entries, language)}</td>
        <td>
          {entries === 0 ? (
            shown
          ) : (
            <Link to={figureEntriesPath({ currency, month })} aria-label={`${name} ${shown}`}>
              {shown}
            </Link>
          )}
        </td>
      </>
    )
  }
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say(texts.month)}</th>
            <th scope="col">{say(texts.entries)}</th>
            <th scope="col">{say(texts.received)}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              {row(month, month)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(texts.total)}</th>
            {row(say(texts.total), undefined)}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
