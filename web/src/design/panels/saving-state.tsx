import type { ReactNode } from 'react'
import { formatExactClock } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useReader } from '../../session/use-fair'
import { useDesk, useSaving } from '../desk-context'
import type { Saving } from '../keeping/draft-keeper'
import { panelTexts as texts, unwrittenParts } from './panels.texts'
import styles from './saving-state.module.css'

const tones: Record<Saving['state'], 'ok' | 'busy' | 'warn' | 'bad'> = {
  saved: 'ok',
  waiting: 'busy',
  saving: 'busy',
  offline: 'warn',
  lost: 'warn',
  conflict: 'bad',
  refused: 'bad',
}

/** Whether the server has what is drawn, since when, and what else keeps it. */
export function SavingState() {
  const { keeper } = useDesk()
  return <SavingWords saving={useSaving()} onAgain={() => void keeper.flush()} />
}

interface Props {
  saving: Saving<unknown>
  onAgain: () => void
}

export function SavingWords({ saving, onAgain }: Props) {
  const say = useSay()
  return (
    <p className={styles.state} role="status">
      <i className={styles[tones[saving.state]]} />
      <Words saving={saving} />
      {saving.state === 'offline' || saving.state === 'refused' ? (
        <button type="button" onClick={onAgain}>
          {say(texts.saveAgain)}
        </button>
      ) : null}
    </p>
  )
}

function Refused({ why }: { why: Extract<Saving, { state: 'refused' }>['why'] }) {
  const say = useSay()
  const words =
    typeof why === 'string'
      ? say(texts.refusedWhy, { why })
      : say(texts.unwritten, { part: say(unwrittenParts[why.part], { name: why.name }).trim() })
  return <span title={words}>{words}</span>
}

function Words({ saving }: { saving: Saving<unknown> }): ReactNode {
  const say = useSay()
  const reader = useReader()
  switch (saving.state) {
    case 'saved':
      return saving.at ? say(texts.saved, { at: formatExactClock(saving.at, reader) }) : say(texts.unchanged)
    case 'offline':
      return <span title={say(texts.offline)}>{say(texts.offline)}</span>
    case 'lost':
      return <span title={saving.message}>{say(texts.lost)}</span>
    case 'refused':
      return <Refused why={saving.why} />
    default:
      return say(texts[saving.state])
  }
}
