import { areaText, contractStateNames, contractStates, languageNames } from '@fairground/domain/contract'
import { moneyText } from '@fairground/domain/money'
import type { Language } from '@fairground/domain/text'
import {
  type ContractFigure,
  type ContractFigures,
  contractFigures,
  exportContractFigures,
  type FigureKind,
  figureKinds,
} from '@fairground/wire/contract/figures'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { EmptyState } from '../../ui/empty-state'
import { ExportButton } from '../../ui/export-button'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import { Panel } from '../../ui/panel'
import styles from './figures.module.css'
import { figuresTexts as texts } from './figures.texts'

/** Where every figure leads: to exactly the contracts it counts. */
const behind = (filters: Record<string, string>): string => `/contract/manage?${new URLSearchParams(filters)}`

const standing = { standing: 'yes' }
const filtersOf = ({ kind, key, currency }: ContractFigure): Record<string, string> => {
  if (kind === 'state') return { state: key, currency }
  return { ...standing, ...(kind === 'class' ? { classId: key } : { language: key }), currency }
}

export function FiguresPage() {
  const say = useSay()
  const query = useCall(contractFigures)
  if (!query.data)
    return query.isError ? (
      <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
    ) : (
      <PageSkeleton />
    )
  const { rows } = query.data
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{say(texts.title)}</h1>
          <p className={styles.soft}>{say(texts.lead)}</p>
        </div>
        <ExportButton endpoint={exportContractFigures} given={{}} />
      </header>
      {rows.length === 0 ? (
        <EmptyState title={say(texts.empty)} />
      ) : (
        <>
          <Standing figures={query.data} />
          {figureKinds.map((kind) => (
            <FigureTable key={kind} kind={kind} rows={rows.filter((row) => row.kind === kind)} />
          ))}
        </>
      )}
    </div>
  )
}

function Standing({ figures }: { figures: ContractFigures }) {
  const say = useSay()
  return (
    <div className={styles.sums}>
      {figures.standing.map(({ currency, contracts, total, booths, area }) => (
        <section key={currency} className={styles.sum} aria-labelledby={`sum-${currency}`}>
          <h2 id={`sum-${currency}`}>{say(texts.standing, { currency })}</h2>
          <b>{moneyText({ amount: total, currency })}</b>
          <p className={styles.soft}>
            <Link to={behind({ ...standing, currency })}>{say(texts.count, { count: contracts })}</Link>
            {' · '}
            {say(texts.standingNote, { booths, area: areaText(area) })}
          </p>
        </section>
      ))}
    </div>
  )
}

function nameOf({ kind, key, nameZh, nameEn }: ContractFigure, language: Language): string {
  if (kind === 'class') return language === 'en' ? nameEn : nameZh
  if (kind === 'language') return languageNames[key === 'en' ? 'en' : 'zh'][language]
  const state = contractStates.find((one) => one === key)
  return state ? contractStateNames[state][language] : key
}

const place = ({ kind, key }: ContractFigure): number =>
  kind === 'state' ? [...contractStates, key].indexOf(key) : 0

function FigureTable({ kind, rows }: { kind: FigureKind; rows: readonly ContractFigure[] }) {
  const say = useSay()
  const language = useLanguage()
  const most = Math.max(1, ...rows.map(({ contracts }) => contracts))
  return (
    <Panel
      id={kind}
      title={say(texts[kind])}
      note={say(kind === 'state' ? texts.stateNote : texts.standingOnly)}
    >
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={say(texts[kind])}>
          <thead>
            <tr>
              <th scope="col">{say(texts.what)}</th>
              <th scope="col">{say(texts.currency)}</th>
              <th scope="col">{say(texts.contracts)}</th>
              <th scope="col" className={styles.figure}>
                {say(texts.total)}
              </th>
              <th scope="col" className={styles.figure}>
                {say(texts.booths)}
              </th>
              <th scope="col" className={styles.figure}>
                {say(texts.area)}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows
              .toSorted((one, other) => place(one) - place(other))
              .map((row) => {
                const { key, currency, contracts, total, booths, area } = row
                const what = nameOf(row, language)
                return (
                  <tr key={`${key} ${currency}`}>
                    <th scope="row">{what}</th>
                    <td>{currency}</td>
                    <td>
                      <span className={styles.bar}>
                        <Link
                          to={behind(filtersOf(row))}
                          aria-label={say(texts.rowsOf, { what, currency, count: contracts })}
                        >
                          {contracts}
                        </Link>
                        <meter min={0} max={most} value={contracts} aria-hidden="true" />
                      </span>
                    </td>
                    <td className={styles.figure}>{moneyText({ amount: total, currency })}</td>
                    <td className={styles.figure}>{booths}</td>
                    <td className={styles.figure}>{areaText(area)}</td>
                  </tr>
                )
              })}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
