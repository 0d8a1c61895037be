import { type JourneyStep, journeySteps } from '@fairground/domain/company'
import { journeyTexts } from '../fair'
import { formatDay, type Reader } from '../lib/format'
import { useSay } from '../lib/language'
import type { Say } from '../lib/text'
import { type PathStep, StatePath } from '../ui/state-path'
import { batchName } from './batch-name'
import styles from './exhibitor-home.module.css'
import { exhibitorTexts as texts } from './exhibitor-home.texts'
import type { Standing } from './use-booth-request'

export function JourneyPath({ standing, reader }: { standing: Standing; reader: Reader }) {
  const say = useSay()
  const now = journeySteps.indexOf(standing.step)
  const steps = journeySteps.map(
    (step, index): PathStep => ({
      key: step,
      title: say(journeyTexts[step]),
      note: notes[step](standing, say, reader),
      state: index < now ? 'done' : index === now ? 'now' : 'ahead',
    }),
  )
  return (
    <section className={`${styles.card} ${styles.path}`}>
      <StatePath label={say(texts.path)} steps={steps} />
    </section>
  )
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
  contract: (_, say) => say(texts.noteContract),
  payment: (_, say) => say(texts.notePayment),
  documents: (_, say) => say(texts.noteDocuments),
}
