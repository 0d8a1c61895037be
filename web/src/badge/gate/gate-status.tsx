import { Button } from 'antd'
import { formatExactClock } from '../../lib/format'
import { useSay } from '../../lib/language'
import { StatusTag } from '../../ui/status-tag'
import styles from './gate.module.css'
import { gateTexts as texts } from './gate.texts'
import { useGateReader } from './gate-reader'
import type { GateState } from './gate-store'

/** Whether the server is asked or the list, how old the list is, and what still has to be sent. */
export function GateStatus({ state, onRefresh }: { state: GateState; onRefresh: () => Promise<void> }) {
  const say = useSay()
  const reader = useGateReader()
  const { isOnline, asOf, badges, admittedToday, waiting } = state
  return (
    <div className={styles.status} role="status">
      <StatusTag tone={isOnline ? 'ok' : 'warn'}>{say(isOnline ? texts.online : texts.offline)}</StatusTag>
      {asOf ? <span>{say(texts.list, { count: badges, time: formatExactClock(asOf, reader) })}</span> : null}
      <span>{say(texts.inToday, { count: admittedToday })}</span>
      {waiting > 0 ? <StatusTag tone="warn">{say(texts.waiting, { count: waiting })}</StatusTag> : null}
      <Button size="small" onClick={() => void onRefresh()}>
        {say(texts.refresh)}
      </Button>
    </div>
  )
}
