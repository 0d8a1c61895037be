import type { Numbering } from '@fairground/floorplan/design/operations/number'
import { Input, InputNumber } from 'antd'
import { useId } from 'react'
import { useSay } from '../../../lib/language'
import type { TextEntry } from '../../../lib/text'
import { FieldRow } from '../side/field-row'
import styles from './dialogs.module.css'
import { dialogTexts as texts } from './dialogs.texts'

interface FigureProps {
  label: TextEntry
  value: number
  onChange: (value: number) => void
  least: number
  most: number
  step?: number
  suffix?: string
  aside?: string
}

/** A figure within its limits; an empty field keeps what was there. */
export function Figure({ label, value, onChange, least, most, step = 1, suffix, aside }: FigureProps) {
  const id = useId()
  const say = useSay()
  return (
    <FieldRow label={say(label)} htmlFor={id} aside={aside}>
      <InputNumber
        id={id}
        className={styles.figure ?? ''}
        value={value}
        min={least}
        max={most}
        step={step}
        {...(suffix && { suffix })}
        onChange={(next) => {
          if (typeof next === 'number') onChange(next)
        }}
      />
    </FieldRow>
  )
}

/** How numbers go on. */
export function NumberFields({
  numbering,
  onChange,
}: {
  numbering: Numbering
  onChange: (numbering: Numbering) => void
}) {
  const id = useId()
  const say = useSay()
  const set = (change: Partial<Numbering>) => onChange({ ...numbering, ...change })
  return (
    <div className={styles.four}>
      <FieldRow label={say(texts.prefix)} htmlFor={id}>
        <Input
          id={id}
          value={numbering.prefix}
          maxLength={16}
          onChange={({ target }) => set({ prefix: target.value.trim() })}
        />
      </FieldRow>
      <Figure
        label={texts.start}
        value={numbering.start}
        least={0}
        most={999_999}
        onChange={(start) => set({ start })}
      />
      <Figure
        label={texts.step}
        value={numbering.step}
        least={1}
        most={100}
        onChange={(step) => set({ step })}
      />
      <Figure
        label={texts.digits}
        value={numbering.digits}
        least={1}
        most={6}
        onChange={(digits) => set({ digits })}
      />
    </div>
  )
}
