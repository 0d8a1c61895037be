import { type ChoiceStage, choiceStages } from '@fairground/domain/selection'
import { useSay } from '../lib/language'
import type { TextEntry } from '../lib/text'
import { StatePath } from '../ui/state-path'
import { startTexts as texts } from './selection.texts'

const words: Record<ChoiceStage, { title: TextEntry; note: TextEntry }> = {
  choosing: { title: texts.stageChoosing, note: texts.stageChoosingNote },
  finished: { title: texts.stageFinished, note: texts.stageFinishedNote },
  confirmed: { title: texts.stageConfirmed, note: texts.stageConfirmedNote },
}

/** From choosing to what the organiser has confirmed. What is finished waits at the next step. */
export function ChoiceStages({ stage }: { stage: ChoiceStage }) {
  const say = useSay()
  const reached = { choosing: 0, finished: 2, confirmed: 3 }[stage]
  return (
    <StatePath
      label={say(texts.stages)}
      steps={choiceStages.map((key, place) => ({
        key,
        title: say(words[key].title),
        note: say(words[key].note),
        state: place < reached ? 'done' : place === reached ? 'now' : 'ahead',
      }))}
    />
  )
}
