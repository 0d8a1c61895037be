import { CloseOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { useMedia } from '../use-media'
import { ChoiceFilter } from './choice-filter'
import styles from './filter-fields.module.css'
import { listTexts as texts } from './list.texts'
import { isSaid } from './list-address'
import { TextFilter } from './text-filter'

/** Something a list can be narrowed by: one of these, or, where there are none, what is typed. */
export interface FilterField<Name extends string> {
  name: Name
  label: string
  options?: { value: string; label: string }[]
}

interface Props<Filters extends object> {
  /** Those that are used most come first. */
  fields: readonly FilterField<keyof Filters & string>[]
  /** What is looked for now. */
  filters: Filters
  onSearch: (filters: Filters) => void
}

/** So many are used day by day, and stand in one line; on a phone more than one would push the rows off the screen. */
const often = { desk: 4, phone: 1 }

/** The others wait behind a button. What they narrow by still says so, and can be let go of. */
export function FilterFields<Filters extends object>({ fields, filters, onSearch }: Props<Filters>) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const shown = useMedia('(max-width: 760px)') ? often.phone : often.desk
  const rare = fields.slice(shown)
  const set = rare.filter(({ name }) => isSaid(filters[name]))
  return (
    <>
      {fields.map(({ name, label, options }, place) => {
        const given = { name, label, hidden: !isOpen && place >= shown }
        return options ? (
          <ChoiceFilter key={name} {...given} options={options} />
        ) : (
          <TextFilter key={name} {...given} />
        )
      })}
      {isOpen
        ? null
        : set.map(({ name, label, options }) => {
            const value = String(filters[name])
            const said = options?.find((option) => option.value === value)?.label ?? value
            return (
              <button
                key={name}
                type="button"
                className={styles.chip}
                aria-label={say(texts.without, { filter: `${label} ${said}` })}
                onClick={() => onSearch({ ...filters, [name]: undefined })}
              >
                {label} <b>{said}</b> <CloseOutlined aria-hidden="true" />
              </button>
            )
          })}
      {rare.length > 0 ? (
        <Button
          type="dashed"
          className={styles.more ?? ''}
          icon={isOpen ? undefined : <PlusOutlined aria-hidden="true" />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {say(isOpen ? texts.fewerFilters : texts.moreFilters)}
        </Button>
      ) : null}
    </>
  )
}
