import { progressNames, progressSteps } from '@fairground/domain/selection'
import type { SelectionBoard } from '@fairground/wire/selection/board'
import type { ChooserFilters } from '@fairground/wire/selection/choosers'
import { useLanguage, useSay } from '../lib/language'
import { ChoiceFilter } from '../ui/list/choice-filter'
import { TextFilter } from '../ui/list/text-filter'
import { deskTexts as texts } from './desk.texts'

const Typed = TextFilter<keyof ChooserFilters>
const Chosen = ChoiceFilter<keyof ChooserFilters>

export function ChooserFilterFields({
  board,
  withProgress,
}: {
  board: SelectionBoard
  withProgress: boolean
}) {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <Typed name="companyName" label={say(texts.company)} />
      {withProgress ? (
        <Chosen
          name="progress"
          label={say(texts.progress)}
          options={progressSteps.map((step) => ({ value: step, label: progressNames[step][language] }))}
        />
      ) : null}
      <Chosen
        name="tier"
        label={say(texts.tier)}
        options={board.tiers.map((label) => ({ value: label, label }))}
      />
      <Chosen
        name="hallId"
        label={say(texts.hall)}
        options={board.halls.map(({ id, code, name }) => ({ value: id, label: `${code} ${name[language]}` }))}
      />
    </>
  )
}
