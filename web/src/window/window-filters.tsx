import { batchName, windowPhaseNames, windowPhases } from '@fairground/domain/window'
import type { WindowFilters } from '@fairground/wire/window'
import { useLanguage, useSay } from '../lib/language'
import { ChoiceFilter } from '../ui/list/choice-filter'
import { TextFilter } from '../ui/list/text-filter'
import { windowTexts as texts } from './window.texts'

const Typed = TextFilter<keyof WindowFilters>
const Chosen = ChoiceFilter<keyof WindowFilters>

export function WindowFilterFields({
  batches,
  readsOnly,
}: {
  batches: readonly number[]
  readsOnly: boolean
}) {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <Typed name="companyName" label={say(texts.company)} />
      <Chosen
        name="batch"
        label={say(texts.batch)}
        options={batches.map((batch) => ({ value: String(batch), label: batchName(batch, language) }))}
      />
      {readsOnly ? null : (
        <Chosen
          name="isSet"
          label={say(texts.isSet)}
          options={(['yes', 'no'] as const).map((word) => ({ value: word, label: say(texts[word]) }))}
        />
      )}
      <Chosen
        name="phase"
        label={say(texts.phase)}
        options={windowPhases.map((phase) => ({ value: phase, label: windowPhaseNames[phase][language] }))}
      />
    </>
  )
}
