import { formatFullMoment } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { sourceWords } from '../source-words'
import { useFairTimeZone } from '../use-fair-time-zone'
import {
  type Checked,
  type CheckedBundle,
  type CheckStep,
  checkSteps,
  type Outcome,
  outcomeOf,
} from './check'
import styles from './verify.module.css'
import { verifyTexts as texts } from './verify.texts'

const titles: Record<CheckStep, keyof typeof texts> = {
  form: 'stepForm',
  list: 'stepList',
  commitment: 'stepCommitment',
  value: 'stepValue',
  seed: 'stepSeed',
  order: 'stepOrder',
}
const outcomes: Record<Outcome, { words: typeof texts.right; mark: string }> = {
  right: { words: texts.right, mark: '✓' },
  wrong: { words: texts.bad, mark: '✕' },
  open: { words: texts.open, mark: '–' },
}

/** What was checked, one after the other, with the figures anybody can compare. */
export function Steps({ checked }: { checked: Extract<Checked, { kind: 'checked' }> }) {
  const say = useSay()
  const { fault, words, bundle } = checked
  return (
    <ol className={styles.steps}>
      {checkSteps.map((step) => {
        const outcome = outcomeOf(step, fault)
        return (
          <li key={step} className={styles[outcome]}>
            <b aria-hidden="true">{outcomes[outcome].mark}</b>
            <div>
              <h2>
                {say(texts[titles[step]])}
                <span>{say(outcomes[outcome].words)}</span>
              </h2>
              {outcome === 'wrong' ? <p>{words}</p> : null}
              {bundle ? <Details step={step} bundle={bundle} /> : null}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function Details({ step, bundle }: { step: CheckStep; bundle: CheckedBundle }) {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useFairTimeZone()
  switch (step) {
    case 'form': {
      const { edition, round, attempt, reason } = bundle
      return (
        <>
          <p>{say(texts.stepFormNote, { edition, round, attempt })}</p>
          {reason ? <p>{say(texts.redrawn, { reason })}</p> : null}
        </>
      )
    }
    case 'list': {
      const { companies: count, council } = bundle
      const moment = formatFullMoment(new Date(bundle.frozenAt), { language, timeZone })
      return (
        <>
          <p>{say(texts.stepListNote, { count, council, moment })}</p>
          <Figure value={bundle.listHash} />
        </>
      )
    }
    case 'commitment':
      return (
        <>
          <p>{say(texts.stepCommitmentNote)}</p>
          <Figure value={bundle.commitment} />
        </>
      )
    case 'value':
      return (
        <>
          <p>
            {say(texts.stepValueNote, { source: sourceWords(bundle.source, say) })}{' '}
            {bundle.value
              ? say(bundle.source.kind === 'drand' ? texts.stepValueSigned : texts.stepValueByHand)
              : null}
          </p>
          <Figure value={bundle.value} />
        </>
      )
    case 'seed':
      return <Figure value={bundle.seed} />
    case 'order':
      return <p>{say(texts.stepOrderNote)}</p>
  }
}

const Figure = ({ value }: { value: string }) => (value ? <code>{value}</code> : null)
