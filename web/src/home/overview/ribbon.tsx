import type { Progress } from '@fairground/domain/statistics'
import { rowsPath } from '@fairground/wire/statistics/addresses'
import { statistics } from '@fairground/wire/statistics/definitions'
import { Link } from 'react-router'
import { formatNumber, formatShare } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { overviewTexts as texts } from './overview.texts'
import styles from './ribbon.module.css'
import { dropped, reached, type Stage, stages, sumOver } from './stages'
import type { Narrowed, SignUps } from './types'

interface Props {
  progress: SignUps['progress']
  narrowed: Narrowed
  compare: number | undefined
}

const from = { pathname: '/home', search: '' }

/** How many go on from each stage to the next, at one scale all along; who drops out is a way to their list. */
export function Ribbon({ progress, narrowed, compare }: Props) {
  const say = useSay()
  const language = useLanguage()
  const figures = Object.fromEntries(
    stages.map((stage) => [stage, sumOver(progress, reached[stage])]),
  ) as Record<Stage, ReturnType<typeof sumOver>>
  const all = figures.submitted.companies
  const number = (value: number) => formatNumber(value, language)
  const listOf = (keys: readonly Progress[]) =>
    rowsPath(statistics.confirm, { ...narrowed, progress: keys.join(',') }, from)
  const count = (...keys: Progress[]) => sumOver(progress, keys).companies
  const beside: Record<Stage, string> = {
    submitted: '',
    approved: say(texts.approvedShare, { share: formatShare(figures.approved.companies, all, language) }),
    placed: say(texts.boothsOf, { count: figures.placed.booths }),
    signed: say(texts.boothsOf, { count: figures.signed.booths }),
    paid: say(texts.shareOfAll, { share: formatShare(figures.paid.companies, all, language) }),
  }
  const drops: Partial<Record<Stage, string>> = {
    submitted: say(texts.dropReview, {
      awaiting: number(count('awaiting')),
      returned: number(count('returned')),
    }),
    approved: say(texts.dropBooth, { count: number(count('noBooth')) }),
    placed: say(texts.dropSign, { count: number(count('unsigned')) }),
    signed: say(texts.dropPay, { count: number(count('unpaid')) }),
  }
  const drafts = count('draft')
  return (
    <div className={styles.ribbon}>
      <ol>
        {stages.map((stage, place) => {
          const { companies, before } = figures[stage]
          const next = stages[place + 1]
          const lost = stage === 'paid' ? undefined : dropped[stage]
          const missing = lost ? count(...lost) : 0
          return (
            <li key={stage} data-stage={stage}>
              <Link className={styles.stage} to={listOf(reached[stage])}>
                <span>{say(texts[stage])}</span>
                <strong>{number(companies)}</strong>
              </Link>
              <small>
                {[
                  beside[stage],
                  compare ? say(texts.beforeOf, { edition: compare, count: number(before) }) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              <Flow whole={all} here={companies} next={next ? figures[next].companies : undefined} />
              {lost && missing > 0 ? (
                <Link className={styles.drop} to={listOf(lost)}>
                  {drops[stage]} <span aria-hidden="true">›</span>
                </Link>
              ) : null}
            </li>
          )
        })}
      </ol>
      {drafts > 0 ? (
        <Link className={styles.drafts} to={listOf(['draft'])}>
          {say(texts.drafts, { count: number(drafts) })}
        </Link>
      ) : null}
    </div>
  )
}

const height = 64

/** What goes on as a band, what stays behind bending away below it. */
function Flow({ whole, here, next }: { whole: number; here: number; next: number | undefined }) {
  const of = (count: number) => (whole > 0 ? (count / whole) * height : 0)
  const [tall, on] = [of(here), next === undefined ? 0 : of(next)]
  const lost = tall - on
  return (
    <svg className={styles.flow} viewBox="0 0 100 96" preserveAspectRatio="none" aria-hidden="true">
      {next !== undefined && on > 0 ? (
        <rect className={styles.band} x="0" y="0" width="100" height={on} />
      ) : null}
      {next !== undefined && lost > 0.5 ? (
        <path
          className={styles.lost}
          d={`M 3 ${on} H 12 Q 24 ${on} 24 ${on + 20} V 94 H ${Math.max(14, 24 - lost / 2)} V ${tall + 8} Q ${Math.max(12, 22 - lost / 2)} ${tall} 10 ${tall} H 3 Z`}
        />
      ) : null}
      <rect className={styles.post} x="0" y="0" width="3" height={Math.max(tall, here > 0 ? 2 : 0)} />
    </svg>
  )
}
