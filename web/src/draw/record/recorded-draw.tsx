import { type drawRecord, runDraw } from '@fairground/wire/draw'
import { bigScreens, verifyPath } from '@fairground/wire/draw/open-screens'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { Button } from 'antd'
import { useState } from 'react'
import { formatFullMoment } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useReader } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import { Facts } from '../../ui/facts'
import { Panel } from '../../ui/panel'
import { StatusTag, type Tone } from '../../ui/status-tag'
import { bundleAddress } from '../read-draw'
import styles from '../settings/settings.module.css'
import { sourceWords } from '../source-words'
import { recordTexts as texts } from './record.texts'
import { useTelling } from './use-telling'
import { WithdrawDialog } from './withdraw-dialog'

export type Recorded = CallResult<typeof drawRecord>[number]

const states: Record<Recorded['state'], { tone: Tone; text: typeof texts.frozen }> = {
  frozen: { tone: 'info', text: texts.frozen },
  drawn: { tone: 'ok', text: texts.drawn },
  withdrawn: { tone: 'quiet', text: texts.withdrawn },
}

export function RecordedDraw({ draw }: { draw: Recorded }) {
  const say = useSay()
  const reader = useReader()
  const { id, round, attempt, state, companies: count, value, told } = draw
  const { tone, text } = states[state]
  const by = (moment: Date | null, who: string) =>
    moment ? [say(texts.byWhom, { moment: formatFullMoment(moment, reader), who })] : []
  const line = (label: string, values: string[]) => values.map((shown) => ({ label, value: shown }))
  return (
    <Panel
      id={`draw-${id}`}
      title={say(texts.name, { round, attempt })}
      aside={<StatusTag tone={tone}>{say(state === 'frozen' && value ? texts.ready : text)}</StatusTag>}
    >
      <div className={styles.facts}>
        <Facts
          facts={[
            { label: say(texts.companies), value: say(texts.count, { count }) },
            ...line(say(texts.frozenAt), by(draw.frozenAt, draw.frozenBy)),
            ...line(say(texts.drawnAt), by(draw.drawnAt, draw.drawnBy)),
            ...line(say(texts.withdrawnAt), by(draw.withdrawnAt, draw.withdrawnBy)),
            ...line(say(texts.told), draw.drawnAt ? [say(texts.toldOf, { told, count })] : []),
            ...(draw.withdrawReason
              ? [{ label: say(texts.reason), value: draw.withdrawReason, wide: true }]
              : []),
            {
              label: say(texts.source),
              value: [sourceWords(draw.source, say), value].filter(Boolean).join(' = '),
              wide: true,
            },
            {
              label: say(texts.listHash),
              value: <code className={styles.hash}>{draw.listHash}</code>,
              wide: true,
            },
          ]}
        />
        <Ways draw={draw} />
      </div>
    </Panel>
  )
}

function Ways({ draw }: { draw: Recorded }) {
  const say = useSay()
  const language = useLanguage()
  const mayDraw = useMayCall(runDraw)
  const telling = useTelling(draw)
  const [withdrawing, setWithdrawing] = useState(false)
  const { id, round, attempt, state, value } = draw
  const inLanguage = (path: string, query: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...query, ...(language === 'en' ? { lang: 'en' } : {}) })}`
  const screen = (path: string) => inLanguage(path, { round: String(round) })
  return (
    <div className={styles.actions}>
      {state === 'frozen' && value && mayDraw ? (
        <Button type="primary" href={screen(bigScreens.columns)} target="_blank">
          {say(texts.draw)}
        </Button>
      ) : null}
      {state === 'drawn' ? (
        <>
          <Button href={screen(bigScreens.columns)} target="_blank">
            {say(texts.columns)}
          </Button>
          <Button href={screen(bigScreens.lines)} target="_blank">
            {say(texts.lines)}
          </Button>
        </>
      ) : null}
      <Button href={inLanguage(verifyPath, { draw: id })} target="_blank">
        {say(texts.verify)}
      </Button>
      <Button href={bundleAddress({ drawId: id })} download={`draw-${round}-${attempt}.json`}>
        {say(texts.download)}
      </Button>
      {state === 'drawn' && mayDraw ? (
        <Button loading={telling.busy} onClick={() => void telling.tell()}>
          {say(texts.tell)}
        </Button>
      ) : null}
      {state !== 'withdrawn' && mayDraw ? (
        <Button danger onClick={() => setWithdrawing(true)}>
          {say(texts.withdraw)}…
        </Button>
      ) : null}
      {telling.holder}
      {withdrawing ? <WithdrawDialog round={round} onClose={() => setWithdrawing(false)} /> : null}
    </div>
  )
}
