import { Button, Form, type FormInstance } from 'antd'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useSay } from '../../lib/language'
import { type FilterField, FilterFields } from './filter-fields'
import { listTexts } from './list.texts'
import styles from './list-filters.module.css'

interface Props<Filters extends object> {
  form: FormInstance<Filters>
  filters: Filters
  onSearch: (filters: Filters) => void
  onReset: () => void
  /** Stands at the end of the line and works at once. */
  aside?: ReactNode
  /** What the list can be narrowed by, most used first; those that are used seldom wait behind a button. */
  fields?: readonly FilterField<keyof Filters & string>[]
  children?: ReactNode
}

/** Nothing is asked until the button is pressed: half a name would only make the rows jump. */
export function ListFilters<Filters extends object>(props: Props<Filters>) {
  const { form, filters, onSearch, onReset, aside, fields, children } = props
  const say = useSay()
  const wanted = JSON.stringify(filters)
  const fillIn = useEffectEvent(() => {
    form.setFieldsValue({ ...emptied(form.getFieldsValue()), ...filters } as never)
  })
  // A link may lead from one search to another of the same list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something else is looked for
  useEffect(() => fillIn(), [wanted])

  return (
    <search aria-label={say(listTexts.filters)}>
      {/* Named, because a form in a dialog over the list may have fields of the same names. */}
      <Form
        name="filters"
        form={form}
        className={styles.filters ?? ''}
        initialValues={filters}
        onFinish={onSearch}
      >
        {fields ? <FilterFields fields={fields} filters={filters} onSearch={onSearch} /> : null}
        {children}
        <div className={styles.buttons}>
          <Button htmlType="submit">{say(listTexts.search)}</Button>
          <Button
            type="text"
            onClick={() => {
              form.setFieldsValue(emptied(form.getFieldsValue()) as never)
              onReset()
            }}
          >
            {say(listTexts.reset)}
          </Button>
        </div>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </Form>
    </search>
  )
}

/** Not `resetFields`: that would bring back the filters the page was opened with. */
const emptied = (values: object): object =>
  Object.fromEntries(Object.keys(values).map((name) => [name, undefined]))
