import { userTypes } from '@fairground/domain/account'
import { dataStates, reviewStates } from '@fairground/domain/company'
import { dataStateTitles, reviewStateTitles, variantTitles } from '@fairground/domain/review'
import type { Text } from '@fairground/domain/text'
import type { SignUpFilters, SignUpView } from '@fairground/wire/review'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { useCodeList } from '../../codelist'
import { useLanguage, useSay } from '../../lib/language'
import { ChoiceFilter } from '../../ui/list/choice-filter'
import { TextFilter } from '../../ui/list/text-filter'
import { useMedia } from '../../ui/use-media'
import { reviewTexts as texts } from '../review.texts'
import styles from './sign-up-list.module.css'

const Typed = TextFilter<keyof SignUpFilters>
const Chosen = ChoiceFilter<keyof SignUpFilters>

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
      <Typed name="name" label={say(texts.company)} />
      {phone ? (
        <Button type="link" className={styles.more ?? ''} aria-expanded={more} onClick={() => setMore(!more)}>
          {more
            ? say(texts.fewerFilters)
            : set > 0
              ? say(texts.moreFiltersSet, { count: set })
              : say(texts.moreFilters)}
        </Button>
      ) : null}
      <Typed name="registrationNumber" label={say(texts.registrationNumber)} hidden={hidden} />
      <Typed name="contact" label={say(texts.contactFilter)} hidden={hidden} />
      {view === 'signUps' ? (
        <Chosen
          name="dataState"
          label={say(texts.dataState)}
          options={titled(dataStates, dataStateTitles)}
          hidden={hidden}
        />
      ) : null}
      {view === 'exhibitors' ? null : (
        <Chosen
          name="reviewState"
          label={say(texts.reviewState)}
          options={titled(reviewStates, reviewStateTitles)}
          hidden={hidden}
        />
      )}
      <Chosen name="exhibitType" label={say(texts.exhibitType)} options={exhibitTypes} hidden={hidden} />
      <Chosen name="boothType" label={say(texts.boothType)} options={boothTypes} hidden={hidden} />
      <Chosen name="region" label={say(texts.region)} options={regions} hidden={hidden} />
      <Chosen
        name="variant"
        label={say(texts.variant)}
        options={titled(userTypes, variantTitles)}
        hidden={hidden}
      />
      <Chosen
        name="booths"
        label={say(texts.booths)}
        options={[
          { value: 'held', label: say(texts.boothsHeld) },
          { value: 'none', label: say(texts.noBooths) },
        ]}
        hidden={hidden}
      />
    </>
  )
}

/** Values of a code list to filter by: those no longer offered too, since older sign-ups hold them. */
function useCodeOptions(list: string): { value: string; label: string }[] {
  const language = useLanguage()
  const items = useCodeList(list).data
  return (items ?? []).map(({ value, name, nameEn }) => ({ value, label: language === 'en' ? nameEn : name }))
}
