import { mayTakeStep, type PublishState, type PublishStep, type Standing } from '@fairground/domain/list'
import { Button, type ButtonProps } from 'antd'
import { useSay } from '../../lib/language'
import { stepTexts, publishingTexts as texts } from './publishing.texts'
import type { Steps } from './use-steps'

interface Props<Step extends PublishStep, Record> {
  record: Record
  /** Where it is; what is not published has none. */
  state: PublishState | undefined
  standing?: Standing
  offered: readonly Step[]
  steps: Steps<Step, Record>
  /** Said with each step where several records stand on one page. */
  name?: string
  look: (step: Step) => Pick<ButtonProps, 'type' | 'size' | 'danger'>
  onTaken?: (step: Step) => void
}

/** The steps something can take from where it is. */
export function StepButtons<Step extends PublishStep, Record>(props: Props<Step, Record>) {
  const { record, state, standing, offered, steps, name, look, onTaken } = props
  const say = useSay()
  if (!state) return null
  return offered
    .filter((step) => mayTakeStep(step, state, standing))
    .map((step) => (
      <Button
        key={step}
        {...look(step)}
        disabled={steps.busy}
        {...(name ? { 'aria-label': say(texts.stepOf, { step: say(stepTexts[step].name), name }) } : {})}
        onClick={() =>
          void steps.take(step, record).then((done) => {
            if (done) onTaken?.(step)
          })
        }
      >
        {say(stepTexts[step].name)}
      </Button>
    ))
}
