import type { FieldKind } from '@fairground/domain/field'
import { expiries, expiryTitles, standings, standingTitles } from '@fairground/domain/list'
import { allFields, type KeptList, type LogList, type WireField } from '@fairground/wire/list'
import { Form } from 'antd'
import { FairMomentInput } from '../field'
import { useLanguage, useSay } from '../lib/language'
import { ChoiceFilter } from '../ui/list/choice-filter'
import { TextFilter } from '../ui/list/text-filter'
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
  const all = allFields(list)
  const choices = useCodeChoices(Object.values(all))
  return Object.entries(list.filters)
    .filter(([name]) => !(name in fixed))
    .map(([name, { field: source, by }]) => {
      const field = all[source]
      const title = field?.title[language] ?? name
      const label = by === 'from' || by === 'until' ? say(texts[by], { title }) : title
      if (by === 'standing')
        return (
          <ChoiceFilter
            key={name}
            name={name}
            label={label}
            options={standings.map((value) => ({ value, label: standingTitles[value][language] }))}
          />
        )
      if (by === 'expiry')
        return (
          <ChoiceFilter
            key={name}
            name={name}
            label={label}
            options={expiries.map((value) => ({ value, label: expiryTitles[value][language] }))}
          />
        )
      // Part of a word can only be typed.
      const asked = by === 'contains' ? 'words' : field && askedBy[field.kind]
      if (asked === 'menu')
        return <ChoiceFilter key={name} name={name} label={label} options={optionsOf(field)} />
      if (asked === 'moment')
        return (
          <Form.Item key={name} name={name}>
            <FairMomentInput label={label} end={by === 'until'} />
          </Form.Item>
        )
      return <TextFilter key={name} name={name} label={label} />
    })

  function optionsOf(field: WireField | undefined) {
    if (field?.kind === 'choice')
      return Object.entries(field.choices).map(([value, words]) => ({ value, label: words[language] }))
    return field?.kind === 'code' || field?.kind === 'codes' ? choices(field.list) : []
  }
}

/** What each kind of field is looked for with. */
const askedBy: Record<FieldKind, 'words' | 'menu' | 'moment'> = {
  text: 'words',
  paragraph: 'words',
  integer: 'words',
  decimal: 'words',
  yesNo: 'words',
  date: 'words',
  instant: 'moment',
  code: 'menu',
  codes: 'menu',
  choice: 'menu',
  timeZone: 'words',
  company: 'words',
  bothLanguages: 'words',
  document: 'words',
  navigation: 'words',
  words: 'words',
  file: 'words',
  files: 'words',
}
