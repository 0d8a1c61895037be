import {
  boothClasses,
  boothClassNames,
  hallKindNames,
  hallKinds,
  openingName,
} from '@fairground/domain/booth'
import {
  type DiscountKind,
  discountKinds,
  discountNames,
  priceUnitNames,
  priceUnits,
  type SurchargeKind,
  surchargeKinds,
  surchargeNames,
} from '@fairground/domain/contract'
import type { Currency } from '@fairground/domain/money'
import type { Text } from '@fairground/domain/text'
import { Button, Form, Select } from 'antd'
import type { ReactNode } from 'react'
import { useCodeList } from '../../codelist'
import { useLanguage, useSay } from '../../lib/language'
import type { TextEntry } from '../../lib/text'
import { DateInput } from '../../ui/date-input'
import { MoneyInput } from '../money-input'
import { classTexts as texts } from './class.texts'
import styles from './class-page.module.css'
import { RateInput } from './rate-input'

/** Prices, surcharges and discounts: rows that are added and taken out. */
export function RuleFields({ currency }: { currency: Currency }) {
  const say = useSay()
  const language = useLanguage()
  const options = <Value extends string>(values: readonly Value[], names: Record<Value, Text>) =>
    values.map((value) => ({ value, label: names[value][language] }))
  return (
    <>
      <Rows
        name="prices"
        title={texts.prices}
        add={texts.addPrice}
        fresh={{ boothClass: 'standard', hallKind: 'indoor', per: 'booth' }}
        row={(place) => (
          <>
            <Form.Item name={[place, 'boothClass']}>
              <Select aria-label={say(texts.boothClass)} options={options(boothClasses, boothClassNames)} />
            </Form.Item>
            <Form.Item name={[place, 'hallKind']}>
              <Select aria-label={say(texts.hallKind)} options={options(hallKinds, hallKindNames)} />
            </Form.Item>
            <Form.Item name={[place, 'per']}>
              <Select aria-label={say(texts.per)} options={options(priceUnits, priceUnitNames)} />
            </Form.Item>
            <Form.Item name={[place, 'amount']}>
              <MoneyInput currency={currency} aria-label={say(texts.amount)} />
            </Form.Item>
          </>
        )}
      />
      <Rows
        name="surcharges"
        title={texts.surcharges}
        note={texts.surchargesNote}
        add={texts.addSurcharge}
        fresh={{ kind: 'openings', openSides: 2, rate: { basisPoints: null } }}
        row={(place) => (
          <>
            <Form.Item name={[place, 'kind']}>
              <Select aria-label={say(texts.surcharge)} options={options(surchargeKinds, surchargeNames)} />
            </Form.Item>
            <OpeningField place={place} />
            <RateField place={place} currency={currency} />
          </>
        )}
      />
      <Rows
        name="discounts"
        title={texts.discounts}
        note={texts.discountsNote}
        add={texts.addDiscount}
        fresh={{ kind: 'association', condition: '', rate: { basisPoints: null } }}
        row={(place) => (
          <>
            <Form.Item name={[place, 'kind']}>
              <Select aria-label={say(texts.discount)} options={options(discountKinds, discountNames)} />
            </Form.Item>
            <ConditionField place={place} />
            <RateField place={place} currency={currency} />
          </>
        )}
      />
    </>
  )
}

interface RowsProps {
  name: 'prices' | 'surcharges' | 'discounts'
  title: TextEntry
  note?: TextEntry
  add: TextEntry
  fresh: object
  row: (place: number) => ReactNode
}

function Rows({ name, title, note, add, fresh, row }: RowsProps) {
  const say = useSay()
  return (
    <section aria-label={say(title)}>
      <h3>{say(title)}</h3>
      {note ? <p className={styles.note}>{say(note)}</p> : null}
      <Form.List name={['rules', name]}>
        {(fields, { add: append, remove, move }) => (
          <>
            {fields.map(({ key, name: place }) => (
              <div key={key} className={styles.row}>
                {row(place)}
                <span className={styles.buttons}>
                  {name === 'discounts' && place > 0 ? (
                    <Button
                      onClick={() => move(place, place - 1)}
                      aria-label={`${say(texts.up)} ${place + 1}`}
                    >
                      {say(texts.up)}
                    </Button>
                  ) : null}
                  <Button
                    type="text"
                    onClick={() => remove(place)}
                    aria-label={`${say(texts.takeOut)} ${say(title)} ${place + 1}`}
                  >
                    {say(texts.takeOut)}
                  </Button>
                </span>
              </div>
            ))}
            <Button type="dashed" onClick={() => append(fresh)}>
              {say(add)}
            </Button>
          </>
        )}
      </Form.List>
    </section>
  )
}

function OpeningField({ place }: { place: number }) {
  const say = useSay()
  const language = useLanguage()
  const kind = Form.useWatch(['rules', 'surcharges', place, 'kind']) as SurchargeKind | undefined
  return (
    <Form.Item
      name={[place, 'openSides']}
      hidden={kind !== 'openings'}
      getValueProps={(value: unknown) => ({ value: value === 0 ? undefined : value })}
    >
      <Select
        aria-label={say(texts.openSides)}
        placeholder={say(texts.openSides)}
        options={[2, 3, 4].map((sides) => ({ value: sides, label: openingName(sides)?.[language] ?? '' }))}
      />
    </Form.Item>
  )
}

function ConditionField({ place }: { place: number }) {
  const say = useSay()
  const kind = Form.useWatch(['rules', 'discounts', place, 'kind']) as DiscountKind | undefined
  const grades = useCodeList('creditGrade').data ?? []
  if (kind === 'earlyBird')
    return (
      <Form.Item name={[place, 'condition']} label={say(texts.lastDay)}>
        <DateInput wide cleared="" />
      </Form.Item>
    )
  return (
    <Form.Item name={[place, 'condition']} hidden={kind !== 'creditGrade'}>
      <Select
        aria-label={say(texts.grade)}
        placeholder={say(texts.grade)}
        options={grades.map(({ value }) => ({ value, label: value }))}
      />
    </Form.Item>
  )
}

function RateField({ place, currency }: { place: number; currency: Currency }) {
  return (
    <Form.Item name={[place, 'rate']} className={styles.wide ?? ''}>
      <RateInput currency={currency} />
    </Form.Item>
  )
}
