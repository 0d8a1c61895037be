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
import { hallUsages } from '@fairground/domain/venue'
import { listHalls } from '@fairground/wire/hall'
import type { BoothFilters } from '@fairground/wire/placement'
import { useCodeList } from '../codelist'
import { useLanguage, useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import { ChoiceFilter } from '../ui/list/choice-filter'
import { TextFilter } from '../ui/list/text-filter'
import { placementTexts as texts } from './placement.texts'

const Typed = TextFilter<keyof BoothFilters>
const Chosen = ChoiceFilter<keyof BoothFilters>

export function BoothFilterFields({ held }: { held: boolean }) {
  const say = useSay()
  const language = useLanguage()
  const exhibitTypes = useCodeList('exhibitType').data ?? []
  const halls = useCall(listHalls, { body: {} }).data ?? []
  return (
    <>
      <Typed name="code" label={say(texts.code)} />
      <Typed name="company" label={say(texts.company)} />
      <Chosen
        name="hallId"
        label={say(texts.hall)}
        options={halls.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
      />
      <Chosen
        name="state"
        label={say(texts.state)}
        options={boothStates.map((state) => ({ value: state, label: boothStateNames[state][language] }))}
      />
      <Chosen
        name="boothClass"
        label={say(texts.kind)}
        options={boothClasses.map((kind) => ({ value: kind, label: boothClassNames[kind][language] }))}
      />
      <Chosen
        name="exhibitType"
        label={say(texts.exhibitType)}
        options={exhibitTypes.map(({ value, name, nameEn }) => ({
          value,
          label: language === 'en' ? nameEn : name,
        }))}
      />
      <Chosen
        name="areaBand"
        label={say(texts.area)}
        options={areaBands.map((band) => ({ value: band, label: areaBandNames[band][language] }))}
      />
      <Chosen
        name="offer"
        label={say(texts.offer)}
        options={boothOffers.map((offer) => ({ value: offer, label: boothOfferNames[offer][language] }))}
      />
      <Chosen
        name="hallKind"
        label={say(texts.hallKind)}
        options={hallKinds.map((kind) => ({ value: kind, label: hallKindNames[kind][language] }))}
      />
      <Chosen
        name="hallUsage"
        label={say(texts.hallUsage)}
        options={Object.entries(hallUsages).map(([value, name]) => ({ value, label: name[language] }))}
      />
      <Chosen
        name="openSides"
        label={say(texts.opening)}
        options={[1, 2, 3, 4].map((sides) => ({
          value: String(sides),
          label: openingName(sides)?.[language] ?? '',
        }))}
      />
      {held ? null : (
        <Chosen
          name="overdue"
          label={say(texts.overdue)}
          options={[{ value: 'yes', label: say(texts.overdue) }]}
        />
      )}
    </>
  )
}
