import type { SelectionBoard } from '@fairground/wire/selection/board'
import { extendWindows } from '@fairground/wire/window'
import { useState } from 'react'
import { useMayCall } from '../../session/use-session'
import { ExtendDialog } from '../extend-dialog'
import { useNow } from '../use-board'
import { useSwitching } from '../use-switching'
import { type End, endsOf, openWindows } from '../windows'
import { Alerts } from './alerts'
import styles from './board.module.css'
import { Feed } from './feed'
import { HallMaps } from './hall-maps'
import { MinuteChart } from './minute-chart'
import { Pending } from './pending'
import { RefusalBars } from './refusal-bars'
import { WindowAxis } from './window-axis'

interface Extending {
  ends: readonly End[]
  company?: { companyId: string; companyName: string }
}

/** Everything at once, for a screen on the wall of the office as for a person in front of it. */
export function BoardTab({ board, offsetMs }: { board: SelectionBoard; offsetMs: number }) {
  const now = useNow(offsetMs)
  const mayExtend = useMayCall(extendWindows)
  const [extending, setExtending] = useState<Extending>()
  const open = openWindows(board, now)
  const ends = endsOf(open)
  const unfinished = open.reduce((sum, one) => sum + one.companies - one.finished, 0)
  const switching = useSwitching(board.switch, unfinished)
  const extend = mayExtend ? setExtending : undefined
  return (
    <div className={styles.board}>
      <WindowAxis
        board={board}
        now={now}
        onExtend={extend && ends.length > 0 ? () => extend({ ends }) : undefined}
      />
      <div className={styles.grid}>
        <Pending board={board} now={now} onExtend={extend} />
        <div className={styles.middle}>
          <div className={styles.charts}>
            <MinuteChart minutes={board.minutes} />
            <RefusalBars board={board} />
          </div>
          <HallMaps halls={board.halls} />
        </div>
        <div className={styles.side}>
          <Alerts
            alerts={board.alerts}
            onExtend={extend}
            onStart={switching.may ? switching.press : undefined}
          />
          <Feed happenings={board.happenings} />
        </div>
      </div>
      {switching.holder}
      {extending ? <ExtendDialog {...extending} onClose={() => setExtending(undefined)} /> : null}
    </div>
  )
}
