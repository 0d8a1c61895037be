import { typeChangeStateNames, typeReasonLimit } from '@fairground/domain/type-change'
import {
  type DeskTypeChange,
  decideTypeChange,
  findTypeChange,
  type TypeChangeDetail,
} from '@fairground/wire/type-change'
import { Alert, Button, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { formatMoment } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { endReasonOf } from '../session/session-store'
import { useCall } from '../session/use-call'
import { useReader } from '../session/use-fair'
import { useMayCall } from '../session/use-session'
import { failureText } from '../ui/announce'
import { useDialogFocus } from '../ui/dialog-focus'
import { Facts } from '../ui/facts'
import { LoadFailed } from '../ui/load-failed'
import { PartSkeleton } from '../ui/part-skeleton'
import { announce } from './announce'
import { BoothsHeld } from './booths-held'
import { Steps } from './steps'
import styles from './type-change.module.css'
import { typeChangeTexts as texts } from './type-change.texts'
import { useWords } from './use-words'

/** Everything an answer rests on and what follows from it; afterwards, what is still to be done. */
export function AnswerDialog({ row, onClose }: { row: DeskTypeChange; onClose: () => void }) {
  const say = useSay()
  const found = useCall(findTypeChange, { params: { id: row.id } })
  return (
    <Modal
      open
      width={680}
      onCancel={onClose}
      footer={null}
      title={say(texts.titleOf, { company: row.companyName })}
      mask={{ closable: false }}
    >
      {found.data ? (
        <Detail change={found.data} />
      ) : found.isError ? (
        <LoadFailed onRetry={() => void found.refetch()} busy={found.isFetching} />
      ) : (
        <PartSkeleton rows={6} />
      )}
    </Modal>
  )
}

function Detail({ change }: { change: TypeChangeDetail }) {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader()
  const content = useDialogFocus()
  const mayDecide = useMayCall(decideTypeChange)
  const { sized, span } = useWords()
  const { now, wanted, state, settledAt, settledBy } = change
  return (
    <div ref={content} className={styles.stack}>
      {settledAt ? (
        <Alert
          type={state === 'granted' ? 'success' : 'info'}
          showIcon
          title={say(texts.settledNote, {
            who: settledBy,
            when: formatMoment(settledAt, reader),
            state: typeChangeStateNames[state][language],
          })}
          description={change.answer}
        />
      ) : null}
      <Facts
        facts={[
          { label: say(texts.from), value: sized(change.before) },
          { label: say(texts.to), value: sized(wanted) },
          { label: say(texts.quotaNow), value: span(now.boothType, now.quota) },
          ...(state === 'open'
            ? [{ label: say(texts.quotaAfter), value: span(wanted.boothType, change.quotaAfter) }]
            : []),
          { label: say(texts.held), value: <BoothsHeld booths={now.booths} /> },
          { label: say(texts.contract), value: now.contract ?? say(texts.noContract) },
          { label: say(texts.reason), value: change.reason, wide: true },
        ]}
      />
      <Steps change={change} />
      {mayDecide && state === 'open' ? <Answer id={change.id} /> : null}
    </div>
  )
}

/** Stays open after the answer: what is to be done next stands in it, with the way there. */
function Answer({ id }: { id: string }) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const field = useId()
  const [answer, setAnswer] = useState('')
  const [complaint, setComplaint] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function decide(granted: boolean): Promise<void> {
    if (busy) return
    setBusy(true)
    setComplaint(undefined)
    try {
      await call(decideTypeChange, { body: { id, granted, reason: answer } })
      announce('success', granted ? texts.granted : texts.refused)
    } catch (error) {
      if (!endReasonOf(error)) setComplaint(failureText(error, language))
    } finally {
      setBusy(false)
      await refresh('signUps')
    }
  }

  return (
    <div className={styles.stack}>
      <div aria-live="assertive">{complaint ? <Alert type="error" showIcon title={complaint} /> : null}</div>
      <label htmlFor={field}>{say(texts.yourAnswer)}</label>
      <Input.TextArea
        id={field}
        value={answer}
        maxLength={typeReasonLimit}
        autoSize={{ minRows: 2, maxRows: 5 }}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <p className={styles.note}>{say(texts.answerHint)}</p>
      <div className={styles.buttons}>
        <Button type="primary" loading={busy} onClick={() => void decide(true)}>
          {say(texts.grant)}
        </Button>
        <Button danger loading={busy} onClick={() => void decide(false)}>
          {say(texts.refuse)}
        </Button>
      </div>
    </div>
  )
}
