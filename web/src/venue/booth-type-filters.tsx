import { boothClasses, boothClassNames, boothStateNames, boothStates } from '@fairground/domain/booth'
import { listHalls } from '@fairground/wire/hall'
import type { BoothFilters } from '@fairground/wire/placement'
import { useChoices } from '../field'
import { useLanguage, useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import type { FilterField } from '../ui/list/filter-fields'
import { venueTexts as texts } from './venue.texts'

/** What booths are looked for by when their types are set, the most used first. */
export function useBoothTypeFields(): FilterField<keyof BoothFilters>[] {
  const say = useSay()
  const language = useLanguage()
  const halls = useCall(listHalls, { body: {} }).data ?? []
  const { choices: exhibitTypes } = useChoices('exhibitType', [])
  return [
    {
      name: 'hallId',
      label: say(texts.hall),
      options: halls.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })),
    },
    { name: 'codeFrom', label: say(texts.codeFrom) },
    { name: 'codeUntil', label: say(texts.codeUntil) },
    {
      name: 'boothClass',
      label: say(texts.kind),
      options: boothClasses.map((kind) => ({ value: kind, label: boothClassNames[kind][language] })),
    },
    { name: 'exhibitType', label: say(texts.exhibitType), options: exhibitTypes },
    {
      name: 'special',
      label: say(texts.special),
      options: (['yes', 'no'] as const).map((word) => ({ value: word, label: say(texts[word]) })),
    },
    {
      name: 'state',
      label: say(texts.state),
      options: boothStates.map((state) => ({ value: state, label: boothStateNames[state][language] })),
    },
  ]
}
