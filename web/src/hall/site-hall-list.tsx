import type { BoothOffer } from '@fairground/domain/booth'
import { type KeyboardEvent, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatNumber, formatShare } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { type PlanSearch, PlanSearchBox } from '../plan-search'
import { countIn, type HallFilter, hallFilters, passes, type SiteHall } from './hall-fill'
import { pickerTexts as texts } from './picker.texts'
import { useFoundAddress } from './site-found-address'
import styles from './site-hall-list.module.css'
import { useHallAddress } from './use-hall-address'

/** The hall that is pointed at, by its code: on the plan as in the list. */
export interface Pointing {
  pointed: string | undefined
  onPoint: (code: string | undefined) => void
}

interface Props extends Pointing {
  halls: readonly SiteHall[]
  /** Those of them that pass the filter. */
  found: readonly SiteHall[]
  filter: HallFilter
  onFilter: (filter: HallFilter) => void
  search: PlanSearch
}

/** All halls with how full they are: the way into each, and the equivalent of the drawn plan for keys and screen readers. */
export function SiteHallList({ halls, found, filter, onFilter, search, ...pointing }: Props) {
  const say = useSay()
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const addressOf = useFoundAddress()
  const navigate = useNavigate()
  const sum = (offer: BoothOffer) => halls.reduce((total, hall) => total + countIn(hall, offer), 0)

  function onKeyDown(event: KeyboardEvent): void {
    const links = [...(box.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || links.length === 0) return
    event.preventDefault()
    const at = links.indexOf(document.activeElement as HTMLElement)
    const next = at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step
    if (next < 0) box.current?.querySelector('input')?.focus()
    else links[Math.min(next, links.length - 1)]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows go from link to link
    <div ref={box} className={styles.list} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h2>{say(texts.count, { count: halls.length })}</h2>
        <p>
          {say(texts.free, {
            free: formatNumber(sum('free'), language),
            all: formatNumber(sum('offered'), language),
          })}
        </p>
        <div className={styles.search}>
          <PlanSearchBox
            search={search}
            onChoose={(found) => void navigate(addressOf(found))}
            onPoint={pointing.onPoint}
          />
        </div>
        <fieldset className={styles.filters} aria-label={say(texts.filters)}>
          {hallFilters.map((one) => (
            <button key={one} type="button" aria-pressed={filter === one} onClick={() => onFilter(one)}>
              {say(texts[one])}{' '}
              {one === 'all'
                ? null
                : formatNumber(halls.filter((hall) => passes(hall, one)).length, language)}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={styles.groups}>
        {(['indoor', 'outdoor'] as const).map((kind) => (
          <HallGroup
            key={kind}
            kind={kind}
            halls={found.filter((hall) => hall.kind === kind)}
            {...pointing}
          />
        ))}
        {found.length === 0 ? (
          <p className={styles.none} role="status">
            {say(texts.none)}
          </p>
        ) : null}
      </div>
      <p className={styles.keys} aria-hidden="true">
        <span>
          <b>↑</b> <b>↓</b> {say(texts.move)}
        </span>
        <span>
          <b>Enter</b> {say(texts.enter)}
        </span>
        <span>
          <b>/</b> {say(texts.find)}
        </span>
      </p>
    </div>
  )
}

interface GroupProps extends Pointing {
  kind: SiteHall['kind']
  halls: readonly SiteHall[]
}

function HallGroup({ kind, halls, ...pointing }: GroupProps) {
  const say = useSay()
  if (halls.length === 0) return null
  return (
    <section aria-labelledby={`halls-${kind}`}>
      <h3 id={`halls-${kind}`} className={styles.group}>
        {say(texts[kind])}
      </h3>
      <ul className={styles.halls}>
        {halls.map((hall) => (
          <li key={hall.id}>
            <HallLink hall={hall} {...pointing} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function HallLink({ hall, pointed, onPoint }: Pointing & { hall: SiteHall }) {
  const say = useSay()
  const language = useLanguage()
  const address = useHallAddress()
  const [free, taken, all] = [countIn(hall, 'free'), countIn(hall, 'taken'), countIn(hall, 'offered')]
  return (
    <Link
      className={styles.hall}
      to={address(hall)}
      data-pointed={hall.code === pointed || undefined}
      onPointerEnter={() => onPoint(hall.code)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(hall.code)}
      onBlur={() => onPoint(undefined)}
    >
      <b className={styles.code}>{hall.code}</b>
      <span className={styles.name}>
        {hall.name[language]}
        <small>{say(texts.boothsOf, { count: all })}</small>
      </span>
      <span className={styles.free}>
        {say(texts.vacant)} <b>{formatNumber(free, language)}</b>
        <small>{say(texts.taken, { share: formatShare(taken, all, language) })}</small>
        <i className={styles.bar} aria-hidden="true">
          <i style={{ width: `${(taken / Math.max(1, all)) * 100}%` }} />
        </i>
      </span>
    </Link>
  )
}
