import { drawNow, drawRecord, listDrawBatches } from '@fairground/wire/draw'
import { Select, Steps } from 'antd'
import { useSearchParams } from 'react-router'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useTimeZone } from '../../session/use-fair'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { BatchesPanel } from './batches-panel'
import { FreezePanel } from './freeze-panel'
import styles from './settings.module.css'
import { settingsTexts as texts } from './settings.texts'
import { useBatchDraft } from './use-batch-draft'
import { ValuePanel } from './value-panel'

const steps = [texts.stepBatches, texts.stepFreeze, texts.stepValue, texts.stepDraw, texts.stepTell]

/** Everything before a draw, one step after the other. */
export function SettingsPage() {
  const say = useSay()
  const timeZone = useTimeZone()
  const [search, setSearch] = useSearchParams()
  const round = Math.max(Number.parseInt(search.get('round') ?? '', 10) || 1, 1)
  const rounds = useCall(drawRecord).data?.map((draw) => draw.round) ?? []
  const last = Math.max(round, ...rounds, 1)
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <div>
          <h1>{say(texts.title)}</h1>
          <p>{say(texts.lead, { zone: timeZone })}</p>
        </div>
        <div className={styles.round}>
          <span>{say(texts.round)}</span>
          <Select
            aria-label={say(texts.round)}
            value={round}
            onChange={(chosen) => setSearch(chosen === 1 ? {} : { round: String(chosen) })}
            options={Array.from({ length: Math.min(last + 1, 99) }, (_, index) => ({
              value: index + 1,
              label: say(texts.roundName, { round: index + 1 }),
            }))}
          />
        </div>
      </div>
      {round > 1 ? <p className={styles.note}>{say(texts.roundNote)}</p> : null}
      <Round key={round} round={round} />
    </div>
  )
}

function Round({ round }: { round: number }) {
  const say = useSay()
  const now = useCall(drawNow, { query: { round } })
  const batches = useCall(listDrawBatches, { body: { round } })
  const told = useCall(drawRecord).data?.find((draw) => draw.round === round && draw.state === 'drawn')?.told
  const draft = useBatchDraft(batches.data ?? [], now.data?.companies ?? 0)

  if (now.isError || batches.isError)
    return (
      <LoadFailed
        busy={now.isFetching || batches.isFetching}
        onRetry={() => {
          void now.refetch()
          void batches.refetch()
        }}
      />
    )
  if (!now.data || !batches.data) return <PartSkeleton rows={4} />
  const { state, draw } = now.data
  const reached =
    state === 'drawn' ? 4 : draw?.value ? 3 : state === 'frozen' ? 2 : batches.data.length > 0 ? 1 : 0
  return (
    <>
      <nav className={styles.steps} aria-label={say(texts.title)}>
        <Steps
          size="small"
          responsive
          current={reached === 4 && told === now.data.companies ? 5 : reached}
          items={steps.map((step) => ({ title: say(step) }))}
        />
      </nav>
      <BatchesPanel
        round={round}
        draft={draft}
        saved={batches.data}
        companies={now.data.companies}
        frozen={state !== 'open'}
      />
      <FreezePanel round={round} now={now.data} mayFreeze={batches.data.length > 0 && !draft.changed} />
      {draw ? <ValuePanel round={round} now={now.data} draw={draw} /> : null}
    </>
  )
}
