import { boothClasses, boothClassNames, boothStateNames, boothStates } from '@fairground/domain/booth'
import { listHalls } from '@fairground/wire/hall'
import type { BoothFilters } from '@fairground/wire/placement'
import { useChoices } from '../field'
import { useLanguage, useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import { ChoiceFilter } from '../ui/list/choice-filter'
import { TextFilter } from '../ui/list/text-filter'
import { venueTexts as texts } from './venue.texts'

const Typed = TextFilter<keyof BoothFilters>
const Chosen = ChoiceFilter<keyof BoothFilters>

export function BoothTypeFilters() {
  const say = useSay()
  const language = useLanguage()
  const halls = useCall(listHalls, { body: {} }).data ?? []
  const { choices: exhibitTypes } = useChoices('exhibitType', [])
  return (
    <>
      <Chosen
        name="hallId"
        label={say(texts.hall)}
        options={halls.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
      />
      <Typed name="codeFrom" label={say(texts.codeFrom)} />
      <Typed name="codeUntil" label={say(texts.codeUntil)} />
      <Chosen
        name="boothClass"
        label={say(texts.kind)}
        options={boothClasses.map((kind) => ({ value: kind, label: boothClassNames[kind][language] }))}
      />
      <Chosen name="exhibitType" label={say(texts.exhibitType)} options={exhibitTypes} />
      <Chosen
        name="special"
        label={say(texts.special)}
        options={(['yes', 'no'] as const).map((word) => ({ value: word, label: say(texts[word]) }))}
      />
      <Chosen
        name="state"
        label={say(texts.state)}
        options={boothStates.map((state) => ({ value: state, label: boothStateNames[state][language] }))}
      />
    </>
  )
}
