import { type JourneyStep, journeySteps, stepState } from '@fairground/domain/company'
import { journeyTexts } from '../fair'
import { formatDay, type Reader } from '../lib/format'
import { useSay } from '../lib/language'
import type { Say } from '../lib/text'
import { useReader } from '../session/use-fair'
import { StatePath } from '../ui/state-path'
import { hubTexts as texts } from './hub.texts'
import styles from './hub-path.module.css'
import type { Hub } from './use-hub'

/** The company's six steps, with what staff know of each. */
export function HubPath({ hub }: { hub: Hub }) {
  const say = useSay()
  const reader = useReader()
  return (
    <div className={styles.path}>
      <StatePath
        label={say(texts.path)}
        steps={journeySteps.map((step) => ({
          key: step,
          title: say(journeyTexts[step]),
          note: notes[step]?.(hub, say, reader) ?? '',
          state: stepState(step, hub.company),
        }))}
      />
    </div>
  )
}

/** Nothing where nothing has happened yet. */
type Note = (hub: Hub, say: Say, reader: Reader) => string | undefined

const notes: Partial<Record<JourneyStep, Note>> = {
  signUp: ({ company: { dataState, submittedAt } }, say, reader) =>
    submittedAt && dataState !== 'draft'
      ? say(texts.noteSubmitted, { date: formatDay(submittedAt, reader) })
      : say(texts.noteNotSubmitted),
  review({ company: { dataState, reviewState, reviewedAt } }, say, reader) {
    if (dataState === 'draft') return undefined
    if (!reviewedAt || (reviewState !== 'approved' && dataState !== 'rejected'))
      return say(texts.noteReviewing)
    const date = formatDay(reviewedAt, reader)
    return say(dataState === 'rejected' ? texts.noteReturned : texts.noteApproved, { date })
  },
  booth: ({ booths: { held, window } }, say, reader) =>
    held.length > 0
      ? say(texts.noteBooths, { count: held.length })
      : window
        ? formatDay(window.startsAt, reader)
        : undefined,
  contract: ({ booths: { held, contract } }, say) =>
    contract ?? (held.length > 0 ? say(texts.noContract) : undefined),
}
