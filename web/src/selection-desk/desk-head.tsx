import { batchName } from '@fairground/domain/window'
import type { BoardWindowShown, SelectionBoard } from '@fairground/wire/selection/board'
import { formatNumber, formatWindow } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { useReader } from '../session/use-fair'
import { remainingUntil } from '../ui/remaining'
import { deskTexts as texts } from './desk.texts'
import styles from './desk-head.module.css'
import { SwitchButton } from './switch-button'
import { useNow } from './use-board'
import { openWindows } from './windows'

interface Props {
  board: SelectionBoard
  offsetMs: number
  lost: boolean
}

/** How it goes in four figures, the window that is open, and the switch for everything. */
export function DeskHead({ board, offsetMs, lost }: Props) {
  const say = useSay()
  const language = useLanguage()
  const now = useNow(offsetMs)
  const open = openWindows(board, now)
  const next = board.windows.find(({ startsAt }) => startsAt > now)
  const all = Object.values(board.progress).reduce((sum, count) => sum + count, 0)
  const taken = board.halls.reduce((sum, hall) => sum + hall.taken, 0)
  const booths = board.halls.reduce((sum, hall) => sum + hall.booths, 0)
  const figure = (value: number) => formatNumber(value, language)
  return (
    <header className={styles.head}>
      <div>
        <h1>{say(texts.title)}</h1>
        <span className={styles.live} data-lost={lost || undefined} role="status">
          {say(lost ? texts.lost : texts.live)}
        </span>
      </div>
      <p className={styles.figure}>
        <strong>{say(texts.takenToday, { count: board.takenToday })}</strong>
        <span>{say(texts.takenTodayNote, { taken: figure(taken), all: figure(booths) })}</span>
      </p>
      <p className={styles.figure}>
        <strong>
          {say(texts.finishedCount, { count: board.progress.finished + board.progress.confirmed })}
        </strong>
        <span>{say(texts.finishedNote, { all: figure(all) })}</span>
      </p>
      <Running open={open} next={next} now={now} />
      <SwitchButton
        board={board}
        waiting={open.reduce((sum, one) => sum + one.companies - one.finished, 0)}
      />
    </header>
  )
}

interface RunningProps {
  open: readonly BoardWindowShown[]
  next: BoardWindowShown | undefined
  now: Date
}

function Running({ open, next, now }: RunningProps) {
  const say = useSay()
  const reader = useReader()
  const [first] = [...open].sort((one, other) => one.endsAt.getTime() - other.endsAt.getTime())
  const shown = first ?? next
  if (!shown) return <p className={styles.idle}>{say(texts.noWindows)}</p>
  const name = shown.batch === null ? say(texts.byHand) : batchName(shown.batch, reader.language)
  return (
    <div className={styles.now} data-open={first ? true : undefined}>
      <p>
        <small>{say(first ? texts.runningNow : texts.nextUp)}</small>
        <strong>
          {name} {formatWindow(shown.startsAt, shown.endsAt, reader)}
        </strong>
      </p>
      <small>{say(first ? texts.leftInWindow : texts.untilWindow)}</small>
      <b role="timer">
        <Left until={first ? shown.endsAt : shown.startsAt} now={now} />
      </b>
    </div>
  )
}

function Left({ until, now }: { until: Date; now: Date }) {
  const say = useSay()
  const { days, hours, minutes, seconds } = remainingUntil(until, now.getTime())
  const two = (value: number) => String(value).padStart(2, '0')
  const clock = `${hours > 0 || days > 0 ? `${two(hours)}:` : ''}${two(minutes)}:${two(seconds)}`
  return days > 0 ? say(texts.days, { count: days, clock: `${two(hours)}:${two(minutes)}` }) : clock
}
