import { userTypes } from '@fairground/domain/account'
import { dataStates, reviewStates } from '@fairground/domain/company'
import { dataStateTitles, reviewStateTitles, variantTitles } from '@fairground/domain/review'
import type { Text } from '@fairground/domain/text'
import type { SignUpFilters, SignUpView } from '@fairground/wire/review'
import { useCodeList } from '../../codelist'
import { useLanguage, useSay } from '../../lib/language'
import type { FilterField } from '../../ui/list/filter-fields'
import { reviewTexts as texts } from '../review.texts'

/** What sign-ups are looked for by, the most used first. */
export function useSignUpFilterFields(view: SignUpView): FilterField<keyof SignUpFilters>[] {
  const language = useLanguage()
  const say = useSay()
  const exhibitTypes = useCodeOptions('exhibitType')
  const boothTypes = useCodeOptions('boothType')
  const regions = useCodeOptions('region')
  const titled = <Value extends string>(values: readonly Value[], titles: Record<Value, Text>) =>
    values.map((value) => ({ value, label: titles[value][language] }))
  const dataState = {
    name: 'dataState' as const,
    label: say(texts.dataState),
    options: titled(dataStates, dataStateTitles),
  }
  const reviewState = {
    name: 'reviewState' as const,
    label: say(texts.reviewState),
    options: titled(reviewStates, reviewStateTitles),
  }
  return [
    { name: 'name', label: say(texts.company) },
    { name: 'registrationNumber', label: say(texts.registrationNumber) },
    ...(view === 'signUps' ? [dataState] : []),
    ...(view === 'exhibitors' ? [] : [reviewState]),
    { name: 'exhibitType', label: say(texts.exhibitType), options: exhibitTypes },
    { name: 'contact', label: say(texts.contactFilter) },
    { name: 'boothType', label: say(texts.boothType), options: boothTypes },
    { name: 'region', label: say(texts.region), options: regions },
    { name: 'variant', label: say(texts.variant), options: titled(userTypes, variantTitles) },
    {
      name: 'booths',
      label: say(texts.booths),
      options: [
        { value: 'held', label: say(texts.boothsHeld) },
        { value: 'none', label: say(texts.noBooths) },
      ],
    },
  ]
}

/** Values of a code list to filter by: those no longer offered too, since older sign-ups hold them. */
function useCodeOptions(list: string): { value: string; label: string }[] {
  const language = useLanguage()
  const items = useCodeList(list).data
  return (items ?? []).map(({ value, name, nameEn }) => ({ value, label: language === 'en' ? nameEn : name }))
}
