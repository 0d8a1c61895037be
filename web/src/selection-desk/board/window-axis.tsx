import { isOpenAt } from '@fairground/domain/selection'
import { batchName } from '@fairground/domain/window'
import type { BoardWindowShown, SelectionBoard } from '@fairground/wire/selection/board'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { formatClock, formatDay } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useReader } from '../../session/use-fair'
import { deskTexts as texts } from '../desk.texts'
import styles from './window-axis.module.css'

interface Props {
  board: SelectionBoard
  now: Date
  onExtend: (() => void) | undefined
}

/** Windows in the order of time; what lies between them is folded, and the one that is open fills as its time goes. */
export function WindowAxis({ board, now, onExtend }: Props) {
  const say = useSay()
  const reader = useReader()
  const { windows, windowsLeftOut } = board
  return (
    <section className={styles.axis} aria-label={say(texts.windows)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways must be reachable by keyboard */}
      <ol className={styles.windows} tabIndex={0}>
        {windows.map((window, place) => {
          const before = windows[place - 1]
          const isNewDay =
            !before || formatDay(before.startsAt, reader) !== formatDay(window.startsAt, reader)
          return (
            <Fragment key={`${window.startsAt.toISOString()} ${window.endsAt.toISOString()} ${window.batch}`}>
              <li className={styles.step}>
                <time dateTime={window.startsAt.toISOString()}>
                  {isNewDay ? `${formatDay(window.startsAt, reader)} ` : ''}
                  {formatClock(window.startsAt, reader)}
                </time>
                <WindowCard window={window} now={now} />
              </li>
            </Fragment>
          )
        })}
      </ol>
      <p className={styles.below}>
        {onExtend ? (
          <button type="button" onClick={onExtend}>
            {say(texts.extendOpen)}
          </button>
        ) : null}
        <Link to="/booth/time">
          {windowsLeftOut > 0 ? say(texts.leftOut, { count: windowsLeftOut }) : say(texts.allWindows)}
        </Link>
      </p>
    </section>
  )
}

function WindowCard({ window, now }: { window: BoardWindowShown; now: Date }) {
  const say = useSay()
  const { language } = useReader()
  const { batch, companies, finished, choosing, empty, present, startsAt, endsAt } = window
  const phase = isOpenAt(window, now) ? 'open' : endsAt <= now ? 'over' : 'ahead'
  const gone = (now.getTime() - startsAt.getTime()) / (endsAt.getTime() - startsAt.getTime())
  const words =
    phase === 'ahead'
      ? present > 0
        ? say(texts.windowAhead, { count: present })
        : say(texts.windowQuiet)
      : say(texts.windowOver, { finished, open: choosing + empty })
  return (
    <div
      className={styles.window}
      data-phase={phase}
      style={{ '--gone': `${Math.round(Math.min(1, Math.max(0, gone)) * 100)}%` } as React.CSSProperties}
      aria-current={phase === 'open' ? 'time' : undefined}
    >
      <p>
        <strong>{batch === null ? say(texts.byHand) : batchName(batch, language)}</strong>{' '}
        {say(texts.countCompanies, { count: companies })}
      </p>
      <Bar finished={finished} choosing={choosing} empty={empty} />
      <small>{words}</small>
    </div>
  )
}

/** How far those in a window are, as shares of one bar; the words beside it say the same. */
export function Bar({ finished, choosing, empty }: { finished: number; choosing: number; empty: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <i data-kind="finished" style={{ flexGrow: finished }} />
      <i data-kind="choosing" style={{ flexGrow: choosing }} />
      <i data-kind="empty" style={{ flexGrow: empty }} />
    </span>
  )
}
