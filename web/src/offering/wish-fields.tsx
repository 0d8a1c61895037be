import { openingName } from '@fairground/domain/booth'
import type { OwnWaiting } from '@fairground/wire/waiting'
import { Checkbox, Form, InputNumber, Select } from 'antd'
import type { ReactNode } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { SchemaField } from '../ui/form/schema-field'
import styles from './offering.module.css'
import { offeringTexts as texts } from './offering.texts'

export type WishFacts = Pick<OwnWaiting, 'count' | 'held' | 'halls'>

const openings = [1, 2, 3, 4]

/** As many as there is room for, and nothing else asked: what most want. */
export function usualWish({ count, held }: WishFacts) {
  const room = Math.max(1, (count?.most ?? 1) - held.length)
  const isFull = count !== null && held.length >= count.most
  return {
    wanted: isFull ? count.most : room,
    least: 1,
    allOrNone: false,
    openings: [],
    hallIds: [],
    givesBack: isFull,
  }
}

/** What somebody waits for, as the company itself or staff for it fill it in. */
export function WishFields({ facts }: { facts: WishFacts }) {
  const say = useSay()
  const language = useLanguage()
  const { count, held, halls } = facts
  const allOrNone = Form.useWatch('allOrNone') === true
  return (
    <>
      {count ? (
        <p className={styles.note}>
          {count.least === count.most
            ? say(texts.quotaNoteFixed, { count: count.most, held: held.length })
            : say(texts.quotaNote, { least: count.least, most: count.most, held: held.length })}
        </p>
      ) : null}
      <div className={styles.numbers}>
        <SchemaField name="wanted" label={say(texts.wanted)}>
          <InputNumber min={1} max={20} precision={0} />
        </SchemaField>
        <SchemaField name="least" label={say(texts.least)}>
          <InputNumber min={1} max={20} precision={0} disabled={allOrNone} />
        </SchemaField>
      </div>
      <SchemaField name="allOrNone" label={null}>
        <Tick>{say(texts.allOrNoneTick)}</Tick>
      </SchemaField>
      <SchemaField name="openings" label={say(texts.openings)}>
        <Checkbox.Group
          options={openings.map((sides) => ({
            value: sides,
            label: openingName(sides)?.[language] ?? sides,
          }))}
        />
      </SchemaField>
      <SchemaField name="hallIds" label={say(texts.halls)}>
        <Select
          mode="multiple"
          optionFilterProp="label"
          options={halls.map(({ id, code, nameZh, nameEn }) => ({
            value: id,
            label: `${code} ${language === 'en' ? nameEn || nameZh : nameZh}`,
          }))}
        />
      </SchemaField>
      <SchemaField name="givesBack" label={null}>
        <Tick disabled={held.length === 0}>{say(texts.givesBackTick, { booths: held.join(' ') })}</Tick>
      </SchemaField>
    </>
  )
}

interface TickProps {
  id?: string
  value?: boolean
  onChange?: (value: boolean) => void
  disabled?: boolean
  children: ReactNode
}

function Tick({ id, value = false, onChange, disabled = false, children }: TickProps) {
  return (
    <Checkbox
      {...(id ? { id } : {})}
      checked={value}
      disabled={disabled}
      onChange={({ target }) => onChange?.(target.checked)}
    >
      {children}
    </Checkbox>
  )
}
