import type { PendingCompany, SelectionBoard } from '@fairground/wire/selection/board'
import { chooseFor } from '@fairground/wire/selection/desk'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { useMayCall } from '../../session/use-session'
import { deskTexts as texts } from '../desk.texts'
import { searchOf, useDeskAddress } from '../desk-address'
import { type End, openWindows } from '../windows'
import styles from './board.module.css'
import { Card } from './card'
import { RemindButton } from './remind-button'
import { Bar } from './window-axis'

interface Props {
  board: SelectionBoard
  now: Date
  onExtend:
    | ((wanted: { ends: readonly End[]; company: { companyId: string; companyName: string } }) => void)
    | undefined
}

/** Who is in an open window and has not finished, with what can be done for them. */
export function Pending({ board, now, onExtend }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { openCompany } = useDeskAddress()
  const mayAct = useMayCall(chooseFor)
  const open = openWindows(board, now)
  const sum = (field: 'finished' | 'choosing' | 'empty') =>
    open.reduce((total, window) => total + window[field], 0)
  const counts = { finished: sum('finished'), choosing: sum('choosing'), empty: sum('empty') }
  return (
    <Card
      title={say(texts.pending)}
      note={say(texts.pendingNote)}
      aside={board.pending.length > 0 ? <RemindButton count={counts.choosing + counts.empty} /> : undefined}
    >
      {open.length > 0 ? (
        <div className={styles.counts}>
          <Bar {...counts} />
          <p>
            <span>
              <b>{counts.finished}</b> {say(texts.stateFinished)}
            </span>
            <span>
              <b>{counts.choosing}</b> {say(texts.stateChoosing)}
            </span>
            <span>
              <b>{counts.empty}</b> {say(texts.stateEmpty)}
            </span>
          </p>
        </div>
      ) : null}
      {board.pending.length === 0 ? (
        <p className={styles.nothing}>{say(open.length > 0 ? texts.pendingNone : texts.noWindows)}</p>
      ) : (
        <ul className={styles.pending}>
          {board.pending.map((one) => {
            const { companyId, company, endsAt } = one
            const companyName = company[language]
            return (
              <li key={companyId}>
                <button type="button" className={styles.who} onClick={() => openCompany(companyId)}>
                  {companyName}
                  <small>
                    <Squares {...one} />
                  </small>
                </button>
                <em data-bad={one.refused > 0 || undefined} className={styles.state}>
                  {one.refused > 0
                    ? say(texts.refusedTimes, { count: one.refused })
                    : say(one.present ? texts.online : texts.notOnline)}
                </em>
                <span className={styles.rowActs}>
                  {onExtend ? (
                    <button
                      type="button"
                      onClick={() =>
                        onExtend({
                          ends: [{ endsAt, companies: 1 }],
                          company: { companyId, companyName },
                        })
                      }
                    >
                      {say(texts.extend)}
                    </button>
                  ) : null}
                  {mayAct ? (
                    <button type="button" onClick={() => openCompany(companyId, 'act')}>
                      {say(texts.act)}
                    </button>
                  ) : null}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      <p className={styles.more}>
        <Link to={searchOf({ tab: 'companies', progress: 'choosing' })}>{say(texts.restPending)}</Link>
      </p>
    </Card>
  )
}

const mostSquares = 8

/** What it has of what it may have: one square for each booth. */
function Squares({ held, least, most }: PendingCompany) {
  const say = useSay()
  if (least === null || most === null) return <span className={styles.bad}>{say(texts.noQuota)}</span>
  return (
    <>
      <span className={styles.squares} aria-hidden="true">
        {Array.from({ length: Math.min(most, mostSquares) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
          <i key={place} data-has={place < held || undefined} data-extra={place >= least || undefined} />
        ))}
      </span>
      {held} / {least === most ? most : `${least}–${most}`}
    </>
  )
}
