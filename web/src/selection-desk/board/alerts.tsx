import { refusalNames } from '@fairground/domain/selection'
import type { ShownAlert } from '@fairground/wire/selection/board'
import { chooseFor, setQuota } from '@fairground/wire/selection/desk'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { hallPlanPath } from '../../placement'
import { useMayCall } from '../../session/use-session'
import { deskTexts as texts } from '../desk.texts'
import { searchOf, useDeskAddress, waitingPath } from '../desk-address'
import type { End } from '../windows'
import styles from './alerts.module.css'
import boardStyles from './board.module.css'
import { Card } from './card'
import { logOf } from './log-of'

interface Props {
  alerts: readonly ShownAlert[]
  onExtend: ((wanted: { ends: readonly End[] }) => void) | undefined
  /** For whoever may start choosing again. */
  onStart: (() => void) | undefined
}

/** What needs somebody, each with what can be done about it. */
export function Alerts({ alerts, onExtend, onStart }: Props) {
  const say = useSay()
  return (
    <Card
      title={say(texts.alerts)}
      note={alerts.length > 0 ? <span className={styles.count}>{alerts.length}</span> : undefined}
    >
      <div role="status" className={styles.alerts}>
        {alerts.length === 0 ? <p className={boardStyles.nothing}>{say(texts.alertsNone)}</p> : null}
        {alerts.map((alert) => (
          <Alert key={keyOf(alert)} alert={alert} onExtend={onExtend} onStart={onStart} />
        ))}
      </div>
    </Card>
  )
}

function keyOf(alert: ShownAlert): string {
  const { kind } = alert
  if (kind === 'stuck') return `${kind} ${alert.companyId} ${alert.rule}`
  if (kind === 'ending') return `${kind} ${alert.endsAt.toISOString()}`
  if (kind === 'fullHall') return `${kind} ${alert.hallId}`
  return kind === 'refusals' ? `${kind} ${alert.rule}` : kind
}

function Alert({ alert, onExtend, onStart }: { alert: ShownAlert } & Omit<Props, 'alerts'>) {
  const say = useSay()
  const language = useLanguage()
  const { openCompany } = useDeskAddress()
  const maySetQuota = useMayCall(setQuota)
  const mayAct = useMayCall(chooseFor)
  switch (alert.kind) {
    case 'stopped':
      return (
        <Shown tone="bad" title={say(texts.alertStopped)}>
          <p>{say(texts.alertStoppedNote, { count: alert.companies })}</p>
          {onStart ? (
            <div>
              <button type="button" data-first onClick={onStart}>
                {say(texts.start)}
              </button>
            </div>
          ) : null}
        </Shown>
      )
    case 'stuck':
      return (
        <Shown tone="bad" title={say(texts.alertStuck, { company: alert.company[language] })}>
          <p>{say(texts.alertStuckNote, { count: alert.count, rule: refusalNames[alert.rule][language] })}</p>
          <div>
            {maySetQuota ? (
              <button type="button" data-first onClick={() => openCompany(alert.companyId, 'quota')}>
                {say(texts.setQuota)}
              </button>
            ) : null}
            <button type="button" onClick={() => openCompany(alert.companyId, 'act')}>
              {say(mayAct ? texts.act : texts.open)}
            </button>
          </div>
        </Shown>
      )
    case 'ending':
      return (
        <Shown tone="warn" title={say(texts.alertEnding, { count: alert.companies, minutes: alert.minutes })}>
          <p>{say(texts.alertEndingNote, { present: alert.present })}</p>
          <div>
            {onExtend ? (
              <button
                type="button"
                data-first
                onClick={() => onExtend({ ends: [{ endsAt: alert.endsAt, companies: alert.companies }] })}
              >
                {say(texts.extendOpen)}
              </button>
            ) : null}
            <Link to={searchOf({ tab: 'companies', progress: 'notBegun' })}>{say(texts.seeList)}</Link>
          </div>
        </Shown>
      )
    case 'freed':
      return (
        <Shown tone="warn" title={say(texts.alertFreed, { booths: someOf(alert.booths) })}>
          <p>{say(texts.alertFreedNote, { count: alert.waiting })}</p>
          <div>
            <Link to={waitingPath}>{say(texts.seeWaiting)}</Link>
          </div>
        </Shown>
      )
    case 'offersEnding':
      return (
        <Shown tone="warn" title={say(texts.alertOffers, { count: alert.offers, minutes: alert.minutes })}>
          <p>{say(texts.alertOffersNote, { booths: someOf(alert.booths) })}</p>
          <div>
            <Link to={waitingPath}>{say(texts.seeWaiting)}</Link>
          </div>
        </Shown>
      )
    case 'fullHall':
      return (
        <Shown
          tone="warn"
          title={
            alert.free > 0
              ? say(texts.alertHall, { hall: alert.code, count: alert.free })
              : say(texts.alertHallFull, { hall: alert.code })
          }
        >
          <p>{say(texts.alertHallNote)}</p>
          <div>
            <Link to={hallPlanPath(alert.hallId)}>{say(texts.seeHall)}</Link>
          </div>
        </Shown>
      )
    case 'refusals':
      return (
        <Shown tone="warn" title={say(texts.alertRefusals, { rule: refusalNames[alert.rule][language] })}>
          <p>{say(texts.alertRefusalsNote, { count: alert.count, percent: alert.percent })}</p>
          <div>
            <Link to={logOf(alert.rule)}>{say(texts.seeLog)}</Link>
          </div>
        </Shown>
      )
  }
}

const mostNamed = 6
const someOf = (booths: readonly string[]): string =>
  [...booths.slice(0, mostNamed), ...(booths.length > mostNamed ? ['…'] : [])].join(' ')

function Shown({ tone, title, children }: { tone: 'bad' | 'warn'; title: string; children: ReactNode }) {
  return (
    <article className={styles.alert} data-tone={tone}>
      <h3>{title}</h3>
      {children}
    </article>
  )
}
