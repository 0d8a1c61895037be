import type { KeptList, LogList } from '@fairground/wire/list'
import { Form } from 'antd'
import { useLanguage, useSay } from '../lib/language'
import { ChoiceFilter } from '../ui/list/choice-filter'
import { TextFilter } from '../ui/list/text-filter'
import { FairMomentInput } from './fair-moment-input'
import { listTexts as texts } from './list.texts'
import { useCodeChoices } from './use-reader'

interface Props {
  list: KeptList | LogList
  /** Filters this screen has already decided. */
  fixed?: Record<string, string>
}

/** One input per filter of the definition. */
export function FilterFields({ list, fixed = {} }: Props) {
  const say = useSay()
  const language = useLanguage()
  const all = { ...list.fields, ...list.derived }
  const choices = useCodeChoices(Object.values(all))
  return Object.entries(list.filters)
    .filter(([name]) => !(name in fixed))
    .map(([name, { field: source, by }]) => {
      const field = all[source]
      const title = field?.title[language] ?? name
      const label = by === 'from' || by === 'until' ? say(texts[by], { title }) : title
      const options =
        field?.kind === 'code'
          ? choices(field.list)
          : field?.kind === 'choice'
            ? Object.entries(field.choices).map(([value, words]) => ({ value, label: words[language] }))
            : undefined
      if (options) return <ChoiceFilter key={name} name={name} label={label} options={options} />
      if (field?.kind !== 'instant') return <TextFilter key={name} name={name} label={label} />
      return (
        <Form.Item key={name} name={name}>
          <FairMomentInput label={label} end={by === 'until'} />
        </Form.Item>
      )
    })
}
