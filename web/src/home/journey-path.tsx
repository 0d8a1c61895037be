import { type JourneyStep, journeySteps, type NextThing, stepState } from '@fairground/domain/company'
import { openTasks, taskState } from '@fairground/domain/task'
import { batchName } from '@fairground/domain/window'
import { journeyTexts } from '../fair'
import { formatDay, type Reader } from '../lib/format'
import { useSay } from '../lib/language'
import type { Say, TextEntry } from '../lib/text'
import { type PathStep, StatePath } from '../ui/state-path'
import styles from './exhibitor-home.module.css'
import { exhibitorTexts as texts } from './exhibitor-home.texts'
import type { Standing } from './use-booth-request'

export function JourneyPath({ standing, reader }: { standing: Standing; reader: Reader }) {
  const say = useSay()
  const steps = journeySteps.map(
    (step): PathStep => ({
      key: step,
      title: say(journeyTexts[step]),
      note: notes[step](standing, say, reader),
      state: stepState(step, standing),
    }),
  )
  return (
    <section className={`${styles.card} ${styles.path}`}>
      <StatePath label={say(texts.path)} steps={steps} />
    </section>
  )
}

/** In few words what keeps a step from being over. */
const nowNotes: Partial<Record<NextThing, TextEntry>> = {
  awaitConfirmation: texts.noteToConfirm,
  awaitContract: texts.noteDrawingUp,
  signContract: texts.noteToSign,
  awaitCountersign: texts.noteToCountersign,
  pay: texts.noteToPay,
  awaitPaymentCheck: texts.noteChecking,
}

type Note = (standing: Standing, say: Say, reader: Reader) => string

const notes: Record<JourneyStep, Note> = {
  signUp({ dataState, submittedAt, blacklisting }, say, reader) {
    if (dataState === 'rejected') return say(blacklisting ? texts.stateRejected : texts.noteCorrect)
    return submittedAt
      ? say(texts.noteSubmitted, { date: formatDay(submittedAt, reader) })
      : say(texts.noteNotSubmitted)
  },
  review({ reviewState, reviewedAt, step }, say, reader) {
    if (reviewState === 'approved' && reviewedAt)
      return say(texts.noteApproved, { date: formatDay(reviewedAt, reader) })
    return say(step === 'review' ? texts.noteReviewing : texts.noteAfterSubmit)
  },
  booth({ booths, window, step }, say, reader) {
    if (booths.length > 0) return say(texts.noteBooths, { count: booths.length })
    if (step !== 'booth') return say(texts.noteAfterApproval)
    if (!window) return say(texts.noteNoWindow)
    const date = formatDay(window.startsAt, reader)
    return window.batch === null
      ? date
      : say(texts.noteWindow, { date, batch: batchName(window.batch, reader.language) })
  },
  contract({ step, next, tasks }, say) {
    if (taskState(tasks, 'signContract') === 'done') return say(texts.noteSigned)
    return say(step === 'contract' ? (nowNotes[next] ?? texts.noteContract) : texts.noteContract)
  },
  payment({ step, next, tasks }, say) {
    if (taskState(tasks, 'pay') === 'done') return say(texts.notePaid)
    return say(step === 'payment' ? (nowNotes[next] ?? texts.notePayment) : texts.notePayment)
  },
  documents({ step, tasks }, say) {
    if (step !== 'documents') return say(texts.noteDocuments)
    const count = openTasks(tasks).length
    return count > 0 ? say(texts.noteOpenTasks, { count }) : say(texts.noteReady)
  },
}
