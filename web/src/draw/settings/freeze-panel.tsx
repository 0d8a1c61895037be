import { type DrawNow, freezeDraw } from '@fairground/wire/draw'
import { drawRecordPath } from '@fairground/wire/draw/screens'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatFullMoment } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useReader } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import { Facts } from '../../ui/facts'
import { Panel } from '../../ui/panel'
import { sourceWords } from '../source-words'
import { FreezeDialog } from './freeze-dialog'
import styles from './settings.module.css'
import { settingsTexts as texts } from './settings.texts'

interface Props {
  round: number
  now: DrawNow
  /** Batches are there, and what stands on the screen is what is saved. */
  mayFreeze: boolean
}

/** From open to frozen, and what was published by it. */
export function FreezePanel({ round, now, mayFreeze }: Props) {
  const say = useSay()
  const reader = useReader()
  const allowed = useMayCall(freezeDraw)
  const [freezing, setFreezing] = useState(false)
  const { draw } = now
  if (!draw)
    return (
      <Panel
        id="freeze"
        title={say(texts.freeze)}
        note={say(texts.freezeNote)}
        aside={
          allowed ? (
            <Button type="primary" disabled={!mayFreeze} onClick={() => setFreezing(true)}>
              {say(texts.freeze)}…
            </Button>
          ) : null
        }
      >
        {mayFreeze || !allowed ? null : <p className={styles.none}>{say(texts.freezeFirstSave)}</p>}
        {freezing ? <FreezeDialog round={round} now={now} onClose={() => setFreezing(false)} /> : null}
      </Panel>
    )
  return (
    <Panel
      id="freeze"
      title={say(texts.frozen)}
      note={now.state === 'frozen' ? <Link to={drawRecordPath}>{say(texts.frozenWithdraw)}</Link> : undefined}
    >
      <div className={styles.facts}>
        <Facts
          facts={[
            { label: say(texts.frozenAt), value: formatFullMoment(draw.frozenAt, reader) },
            { label: say(texts.companies), value: say(texts.companyCount, { count: now.companies }) },
            { label: say(texts.attempt), value: say(texts.attemptName, { attempt: draw.attempt }) },
            { label: say(texts.source), value: sourceWords(draw.source, say) },
            {
              label: say(texts.listHash),
              value: <code className={styles.hash}>{draw.listHash}</code>,
              wide: true,
            },
            {
              label: say(texts.commitment),
              value: <code className={styles.hash}>{draw.commitment}</code>,
              wide: true,
            },
          ]}
        />
      </div>
    </Panel>
  )
}
