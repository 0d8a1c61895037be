import { undertakingStateNames, undertakingStates } from '@fairground/domain/undertaking'
import type { UndertakingFilters } from '@fairground/wire/undertaking'
import { useLanguage, useSay } from '../../lib/language'
import { ChoiceFilter } from '../../ui/list/choice-filter'
import { TextFilter } from '../../ui/list/text-filter'
import { deskTexts as texts } from './desk.texts'

const Typed = TextFilter<keyof UndertakingFilters>
const Chosen = ChoiceFilter<keyof UndertakingFilters>

export function DeskFilters() {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <Typed name="company" label={say(texts.company)} />
      <Chosen
        name="state"
        label={say(texts.state)}
        options={undertakingStates.map((state) => ({
          value: state,
          label: undertakingStateNames[state][language],
        }))}
      />
      <Chosen
        name="area"
        label={say(texts.area)}
        options={(['CHN', 'ENG'] as const).map((area) => ({ value: area, label: say(texts[area]) }))}
      />
      <Chosen
        name="version"
        label={say(texts.version)}
        options={(['current', 'former'] as const).map((which) => ({
          value: which,
          label: say(texts[which]),
        }))}
      />
    </>
  )
}
