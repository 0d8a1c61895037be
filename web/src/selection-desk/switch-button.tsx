import type { SelectionBoard } from '@fairground/wire/selection/board'
import { formatMoment } from '../lib/format'
import { useSay } from '../lib/language'
import { useReader } from '../session/use-fair'
import { deskTexts as texts } from './desk.texts'
import styles from './desk-head.module.css'
import { useSwitching } from './use-switching'

/** Whether choosing is on, since when and by whom, and the switch for whoever may press it. */
export function SwitchButton({ board, waiting }: { board: SelectionBoard; waiting: number }) {
  const say = useSay()
  const reader = useReader()
  const { may, busy, press, holder } = useSwitching(board.switch, waiting)
  const { started, at, by } = board.switch
  return (
    <div className={styles.switch}>
      <p>
        <strong data-off={started ? undefined : true}>{say(started ? texts.isOn : texts.isOff)}</strong>
        {at ? <span>{say(texts.switchedBy, { who: by, when: formatMoment(at, reader) })}</span> : null}
      </p>
      {may ? (
        <button
          type="button"
          className={started ? styles.stop : styles.start}
          disabled={busy}
          onClick={press}
        >
          {say(started ? texts.stop : texts.start)}
        </button>
      ) : null}
      {holder}
    </div>
  )
}
