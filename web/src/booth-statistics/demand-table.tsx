import { boothOfferNames } from '@fairground/domain/booth'
import type { Balance, Figure, Market } from '@fairground/domain/booth-statistics'
import { boothTypes } from '@fairground/domain/company/sections'
import type { BoothFilters } from '@fairground/wire/placement'
import { Link } from 'react-router'
import { useCodeName } from '../codelist'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { companiesPath } from './companies-path'
import { FigureLink } from './figure-link'
import styles from './statistics.module.css'
import { statisticsTexts as texts } from './statistics.texts'
import { UseBar } from './use-bar'

/** A booth type is a class of booths, and for raw space also a kind of hall. */
const boothsOf: Record<string, BoothFilters> = {
  [boothTypes.standard]: { boothClass: 'standard' },
  [boothTypes.indoorRaw]: { boothClass: 'raw', hallKind: 'indoor' },
  [boothTypes.outdoorRaw]: { boothClass: 'raw', hallKind: 'outdoor' },
}

const supplied = ['offered', 'taken', 'reserved', 'free'] as const

/** One row per kind of booth, and below it who asks for it where several exhibit types share a market. */
export function DemandTable({ title, market }: { title: string; market: Market }) {
  const say = useSay()
  const language = useLanguage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.scroll} role="group" aria-label={title} tabIndex={0}>
      <table className={`${styles.table} ${styles.demand}`}>
        <thead>
          <tr>
            <th scope="col">{say(texts.kind)}</th>
            <th scope="col" className={styles.number}>
              {say(texts.requested)}
            </th>
            <th scope="col" className={styles.number}>
              {say(texts.waiting)}
            </th>
            {supplied.map((offer) => (
              <th key={offer} scope="col" className={styles.number}>
                {boothOfferNames[offer][language]}
              </th>
            ))}
            <th scope="col" className={styles.number}>
              {say(texts.gap)}
              <small>{say(texts.gapNote)}</small>
            </th>
            <th scope="col" className={styles.number}>
              {say(texts.stillGap)}
              <small>{say(texts.stillGapNote)}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {market.balances.map((balance) => (
            <BalanceRows key={balance.boothType} balance={balance} market={market} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function BalanceRows({ balance, market }: { balance: Balance; market: Market }) {
  const say = useSay()
  const language = useLanguage()
  const boothType = useCodeName('boothType')
  const exhibitType = useCodeName('exhibitType')
  const { all, waiting, supply, inSharedHalls, asked } = balance
  const name = boothType(balance.boothType)
  const [onlyType, ...furtherTypes] = market.exhibitTypes
  const [onlyBooths, ...furtherBooths] = market.boothsFor
  const isOne = furtherTypes.length === 0
  const ofOne = isOne && onlyType ? { exhibitType: onlyType, boothType: balance.boothType } : undefined
  // A list is narrowed to one exhibit type, so a figure over several of them leads to none.
  const listed =
    onlyBooths && furtherBooths.length === 0
      ? { ...boothsOf[balance.boothType], exhibitType: onlyBooths }
      : undefined
  const requests = (wanted: Balance['all'], to: string | undefined) => (
    <Wanted wanted={wanted} what={name} to={to} />
  )
  return (
    <>
      <tr className={styles.whole}>
        <th scope="row">
          {name}
          <UseBar uses={supply} unit="areaM2" />
          {inSharedHalls.count > 0 ? (
            <small>{say(texts.inShared, { count: inSharedHalls.count })}</small>
          ) : null}
        </th>
        <td className={styles.number}>{requests(all, ofOne && companiesPath(ofOne))}</td>
        <td className={styles.number}>
          {requests(waiting, ofOne && companiesPath({ ...ofOne, booths: 'none' }))}
        </td>
        {supplied.map((offer) => (
          <td key={offer} className={styles.number}>
            <FigureLink
              figure={supply[offer]}
              what={`${name} ${boothOfferNames[offer][language]}`}
              filters={listed && { ...listed, offer }}
            />
          </td>
        ))}
        <td className={styles.number}>
          <Gap have={supply.offered} want={all} />
        </td>
        <td className={styles.number}>
          <Gap have={supply.free} want={waiting} />
        </td>
      </tr>
      {isOne
        ? null
        : asked.map((one) => {
            const of = { exhibitType: one.exhibitType, boothType: balance.boothType }
            return (
              <tr key={one.exhibitType} className={styles.part}>
                <th scope="row">{exhibitType(one.exhibitType) || one.exhibitType}</th>
                <td className={styles.number}>{requests(one.all, companiesPath(of))}</td>
                <td className={styles.number}>
                  {requests(one.waiting, companiesPath({ ...of, booths: 'none' }))}
                </td>
                <td colSpan={supplied.length + 2} />
              </tr>
            )
          })}
    </>
  )
}

/** Booths and m² that are asked for, and by how many companies, which lead to their list. */
function Wanted({ wanted, what, to }: { wanted: Balance['all']; what: string; to: string | undefined }) {
  const say = useSay()
  const language = useLanguage()
  if (wanted.companies === 0) return <span className={styles.none}>0</span>
  const companies = say(texts.companies, { count: wanted.companies })
  return (
    <span className={styles.figure}>
      <b>{formatNumber(wanted.count, language)}</b>
      <small>{say(texts.squareMetres, { area: formatNumber(wanted.areaM2, language) })}</small>
      {to ? (
        <Link to={to} aria-label={`${what} ${companies}`}>
          {companies}
        </Link>
      ) : (
        <small>{companies}</small>
      )}
    </span>
  )
}

/** More than enough, or short of it: with a sign, and in words of colour only besides. */
function Gap({ have, want }: { have: Figure; want: Figure }) {
  const say = useSay()
  const language = useLanguage()
  const signed = (value: number) =>
    `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(Math.abs(value), language)}`
  const areaM2 = Math.round((have.areaM2 - want.areaM2) * 100) / 100
  const count = have.count - want.count
  return (
    <span className={styles.figure}>
      <b className={count < 0 ? styles.short : undefined}>{signed(count)}</b>
      <small className={areaM2 < 0 ? styles.short : undefined}>
        {say(texts.squareMetres, { area: signed(areaM2) })}
      </small>
    </span>
  )
}
