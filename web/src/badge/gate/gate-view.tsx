import { Alert, Button, Input } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { formatExactClock } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { PartSkeleton } from '../../ui/part-skeleton'
import { useCommand } from '../../ui/use-command'
import { badgeAnnouncer } from '../announce'
import { Camera } from './camera'
import styles from './gate.module.css'
import { reasonTexts, gateTexts as texts } from './gate.texts'
import { GateReader, useGateReader } from './gate-reader'
import { GateStatus } from './gate-status'
import type { Gate, GateState, Shown } from './gate-store'
import { PhotoReader } from './photo-reader'
import type { OpenGate } from './use-gate'
import { VerdictCard } from './verdict-card'

const mostRecent = 8

/** Where people come in: a badge is read, somebody looks at the face, and says yes. */
export function GateView({ gate, state, refresh, reader }: OpenGate) {
  const say = useSay()
  return (
    <GateReader value={reader}>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{say(texts.title)}</h1>
          <p>{say(texts.lead)}</p>
        </div>
        <GateStatus state={state} onRefresh={refresh} />
        <Doubts state={state} onSeen={gate.forgetDoubts} />
        {state.isReady ? (
          <Desk gate={gate} asOf={state.asOf} />
        ) : state.isOnline ? (
          <PartSkeleton rows={6} />
        ) : (
          <Alert type="warning" showIcon title={say(texts.noList)} />
        )}
      </div>
    </GateReader>
  )
}

function Desk({ gate, asOf }: { gate: Gate; asOf: Date | undefined }) {
  const say = useSay()
  const reader = useGateReader()
  const [presented, setPresented] = useState<string>()
  const [answer, setAnswer] = useState<Shown>()
  // A badge made a moment ago stands on the next list only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read is judged anew by each list
  const judged = useMemo(
    () => (presented === undefined ? undefined : gate.present(presented)),
    [gate, presented, asOf],
  )
  const shown = answer ?? judged
  const [recent, setRecent] = useState<Shown[]>([])
  const [typed, setTyped] = useState('')
  const field = useRef<{ focus: () => void }>(null)
  const { busy, run } = useCommand(badgeAnnouncer)

  function present(text: string): void {
    if (text.trim() === '') return
    setPresented(text)
    setAnswer(undefined)
    setTyped('')
  }

  const admit = (again: boolean) =>
    run(async () => {
      if (!shown) return
      const after = await gate.admit(shown, again)
      setAnswer(after)
      if (after.admitted) setRecent((before) => [after, ...before].slice(0, mostRecent))
      field.current?.focus()
    })

  return (
    <div className={styles.desk}>
      <section className={styles.reading} aria-labelledby="gate-read">
        <h2 id="gate-read">{say(texts.read)}</h2>
        <Camera onRead={present} />
        <PhotoReader onRead={present} />
        <form
          className={styles.typed}
          onSubmit={(event) => {
            event.preventDefault()
            present(typed)
          }}
        >
          <label htmlFor="gate-number">{say(texts.number)}</label>
          <div className={styles.line}>
            <Input
              id="gate-number"
              ref={field as never}
              size="large"
              inputMode="numeric"
              autoComplete="off"
              autoFocus
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button size="large" htmlType="submit">
              {say(texts.check)}
            </Button>
          </div>
          <p className={styles.note}>{say(texts.numberHint)}</p>
        </form>
      </section>
      <div className={styles.answer}>
        <VerdictCard shown={shown} busy={busy} onAdmit={(again) => void admit(again)} />
        {recent.length > 0 ? (
          <section className={styles.recent} aria-labelledby="gate-recent">
            <h2 id="gate-recent">{say(texts.recent)}</h2>
            <ol>
              {recent.map(({ badge, admitted, presented }) => (
                <li key={`${presented}${admitted?.getTime()}`}>
                  <time>{admitted ? formatExactClock(admitted, reader) : ''}</time>
                  <span>{badge?.name}</span>
                  <span className={styles.note}>{badge?.companyName}</span>
                </li>
              ))}
            </ol>
          </section>
        ) : null}
      </div>
    </div>
  )
}

function Doubts({ state: { doubts }, onSeen }: { state: GateState; onSeen: () => void }) {
  const say = useSay()
  const language = useLanguage()
  if (doubts.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={say(texts.doubts)}
      description={
        <ul className={styles.doubts}>
          {doubts.map(({ id, name, number, reason }) => (
            <li key={id}>
              {number ?? ''} {name} {reasonTexts[reason].title[language]}
            </li>
          ))}
        </ul>
      }
      action={
        <Button size="small" onClick={onSeen}>
          {say(texts.seen)}
        </Button>
      }
    />
  )
}
