import {
  areaBandNames,
  areaBands,
  boothClasses,
  boothClassNames,
  boothOfferNames,
  boothOffers,
  boothStateNames,
  boothStates,
  hallKindNames,
  hallKinds,
  openingName,
} from '@fairground/domain/booth'
import type { Text } from '@fairground/domain/text'
import { hallUsages } from '@fairground/domain/venue'
import { listHalls } from '@fairground/wire/hall'
import type { BoothFilters } from '@fairground/wire/placement'
import { useCodeList } from '../codelist'
import { useLanguage, useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import type { FilterField } from '../ui/list/filter-fields'
import { placementTexts as texts } from './placement.texts'

/** What booths are looked for by day after day comes first. */
export function useBoothFilterFields(held: boolean): FilterField<keyof BoothFilters>[] {
  const say = useSay()
  const language = useLanguage()
  const exhibitTypes = useCodeList('exhibitType').data ?? []
  const halls = useCall(listHalls, { body: {} }).data ?? []
  const named = <Value extends string>(
    values: readonly Value[],
    names: Record<Value, Text>,
  ): FilterField<keyof BoothFilters>['options'] =>
    values.map((value) => ({ value, label: names[value][language] }))
  return [
    { name: 'code', label: say(texts.code) },
    { name: 'company', label: say(texts.company) },
    {
      name: 'hallId',
      label: say(texts.hall),
      options: halls.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })),
    },
    { name: 'state', label: say(texts.state), options: named(boothStates, boothStateNames) },
    { name: 'boothClass', label: say(texts.kind), options: named(boothClasses, boothClassNames) },
    {
      name: 'exhibitType',
      label: say(texts.exhibitType),
      options: exhibitTypes.map(({ value, name, nameEn }) => ({
        value,
        label: language === 'en' ? nameEn : name,
      })),
    },
    { name: 'codes', label: say(texts.codes) },
    { name: 'areaBand', label: say(texts.area), options: named(areaBands, areaBandNames) },
    { name: 'offer', label: say(texts.offer), options: named(boothOffers, boothOfferNames) },
    { name: 'hallKind', label: say(texts.hallKind), options: named(hallKinds, hallKindNames) },
    {
      name: 'hallUsage',
      label: say(texts.hallUsage),
      options: named(['open', 'closed'] as const, hallUsages),
    },
    {
      name: 'openSides',
      label: say(texts.opening),
      options: [1, 2, 3, 4].map((sides) => ({
        value: String(sides),
        label: openingName(sides)?.[language] ?? '',
      })),
    },
    ...(held
      ? []
      : [
          {
            name: 'overdue' as const,
            label: say(texts.reservation),
            options: [{ value: 'yes', label: say(texts.overdue) }],
          },
        ]),
  ]
}
