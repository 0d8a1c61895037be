import { userTypes } from '@fairground/domain/account'
import { dataStates, reviewStates } from '@fairground/domain/company'
import { dataStateTitles, reviewStateTitles, variantTitles } from '@fairground/domain/review'
import type { Text } from '@fairground/domain/text'
import type { SignUpFilters, SignUpView } from '@fairground/wire/review'
import { Button, Form, Input, Select } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import type { TextEntry } from '../../lib/text'
import { useMedia } from '../../ui/use-media'
import { reviewTexts as texts } from '../review.texts'
import styles from './sign-up-list.module.css'
import { useCodeOptions } from './use-code-options'

type Filter = keyof SignUpFilters

/** On a phone nine fields would push the rows off the screen; there all but the name wait behind a button. */
export function SignUpFilterFields({ view }: { view: SignUpView }) {
  const language = useLanguage()
  const say = useSay()
  const phone = useMedia('(max-width: 760px)')
  const [more, setMore] = useState(false)
  const { name: _name, ...others }: SignUpFilters = Form.useWatch([]) ?? {}
  const set = Object.values(others).filter(Boolean).length
  const exhibitTypes = useCodeOptions('exhibitType')
  const boothTypes = useCodeOptions('boothType')
  const regions = useCodeOptions('region')
  const titled = <Value extends string>(values: readonly Value[], titles: Record<Value, Text>) =>
    values.map((value) => ({ value, label: titles[value][language] }))
  const hidden = phone && !more
  return (
    <>
      <Typed name="name" title={texts.company} />
      {phone ? (
        <Button type="link" className={styles.more ?? ''} aria-expanded={more} onClick={() => setMore(!more)}>
          {more
            ? say(texts.fewerFilters)
            : set > 0
              ? say(texts.moreFiltersSet, { count: set })
              : say(texts.moreFilters)}
        </Button>
      ) : null}
      <Typed name="registrationNumber" title={texts.registrationNumber} hidden={hidden} />
      <Typed name="contact" title={texts.contactFilter} hidden={hidden} />
      {view === 'signUps' ? (
        <Chosen
          name="dataState"
          title={texts.dataState}
          options={titled(dataStates, dataStateTitles)}
          hidden={hidden}
        />
      ) : null}
      {view === 'exhibitors' ? null : (
        <Chosen
          name="reviewState"
          title={texts.reviewState}
          options={titled(reviewStates, reviewStateTitles)}
          hidden={hidden}
        />
      )}
      <Chosen name="exhibitType" title={texts.exhibitType} options={exhibitTypes} hidden={hidden} />
      <Chosen name="boothType" title={texts.boothType} options={boothTypes} hidden={hidden} />
      <Chosen name="region" title={texts.region} options={regions} hidden={hidden} />
      <Chosen
        name="variant"
        title={texts.variant}
        options={titled(userTypes, variantTitles)}
        hidden={hidden}
      />
    </>
  )
}

interface TypedProps {
  name: Filter
  title: TextEntry
  /** Out of sight, but its value still counts. */
  hidden?: boolean
}

function Typed({ name, title, hidden = false }: TypedProps) {
  const label = useSay()(title)
  return (
    <Form.Item name={name} hidden={hidden}>
      <Input placeholder={label} aria-label={label} maxLength={200} allowClear />
    </Form.Item>
  )
}

interface ChosenProps extends TypedProps {
  options: { value: string; label: string }[]
}

function Chosen({ name, title, options, hidden = false }: ChosenProps) {
  const label = useSay()(title)
  return (
    <Form.Item name={name} hidden={hidden}>
      <Select
        placeholder={label}
        aria-label={label}
        allowClear
        showSearch={options.length > 8 ? { optionFilterProp: 'label' } : false}
        options={options}
      />
    </Form.Item>
  )
}
