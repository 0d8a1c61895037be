import { designMessages } from '@fairground/domain/design'
import { translate } from '@fairground/domain/text'
import { Input, Select, Slider } from 'antd'
import { type ReactNode, useId } from 'react'
import { useLanguage, useSay } from '../../../lib/language'
import type { TextEntry } from '../../../lib/text'
import { focusPlan } from '../focus-plan'
import { exactMetres } from '../measures'
import { FieldRow } from './field-row'
import styles from './fields.module.css'
import { sideTexts as texts } from './side.texts'
import { useIsOff } from './use-is-off'
import { type Read, useTyped } from './use-typed'

interface TypedProps<Value> {
  label: TextEntry
  shown: string
  read: (text: string) => Read<Value>
  commit: (value: Value) => void
  keptAs: string
  required?: boolean
  suffix?: string
  aside?: ReactNode
  disabled?: boolean
  placeholder?: string
  maxLength?: number
  numeric?: boolean
  /** What is wrong as long as nothing is typed. */
  untyped?: string | undefined
}

/** One line of text that becomes part of the plan once it can be read. */
export function TypedField<Value>({
  label,
  shown,
  read,
  commit,
  keptAs,
  required = false,
  suffix,
  aside,
  numeric = false,
  untyped,
  disabled,
  ...input
}: TypedProps<Value>) {
  const id = useId()
  const say = useSay()
  const isOff = useIsOff(disabled)
  const typed = useTyped({ shown, read, commit, keptAs, isOff })
  const fault = typed.fault ?? (typed.text === '' ? untyped : undefined)
  return (
    <FieldRow label={say(label)} htmlFor={id} required={required} aside={aside} fault={fault}>
      <Input
        id={id}
        {...input}
        disabled={isOff}
        value={typed.text}
        status={fault ? 'error' : ''}
        className={(numeric && styles.figures) || ''}
        {...(numeric && { inputMode: 'decimal' })}
        {...(suffix && { suffix })}
        onChange={({ target }) => typed.type(target.value)}
        onBlur={() => void typed.leave()}
        onPressEnter={() => {
          // The next letter is meant for the plan again.
          if (typed.leave()) focusPlan()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          typed.reset()
          focusPlan()
        }}
      />
    </FieldRow>
  )
}

interface NumberProps {
  label: TextEntry
  value: number
  commit: (value: number) => void
  keptAs: string
  required?: boolean
  disabled?: boolean
  aside?: ReactNode
}

const figures = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/
const numberIn = (text: string): number =>
  figures.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN

/** A length of something: metres, more than nothing. */
export function MetresField({
  value,
  commit,
  least = 0.01,
  most = 1000,
  ...rest
}: NumberProps & { least?: number; most?: number }) {
  const language = useLanguage()
  const say = useSay()
  return (
    <TypedField
      {...rest}
      numeric
      suffix="m"
      shown={exactMetres(value)}
      commit={commit}
      read={(text) => {
        const metres = Math.round(numberIn(text) * 100) / 100
        if (!(metres > 0)) return { fault: translate(designMessages.lengthMissing, language) }
        if (metres < least || metres > most) return { fault: say(texts.between, { least, most }) }
        return { value: metres }
      }}
    />
  )
}

export function DegreesField({ value, commit, ...rest }: NumberProps) {
  const say = useSay()
  return (
    <TypedField
      {...rest}
      numeric
      suffix="°"
      shown={String(value)}
      commit={commit}
      read={(text) => {
        const degrees = numberIn(text)
        return Math.abs(degrees) <= 180 ? { value: degrees } : { fault: say(texts.degrees) }
      }}
    />
  )
}

/** Words a plan says in both languages. */
export function BothLanguages({
  labels,
  value,
  commit,
  keptAs,
  placeholder,
}: {
  labels: { zh: TextEntry; en: TextEntry }
  value: { zh: string; en: string }
  /** Both as they are then, and the one that was typed. */
  commit: (value: { zh: string; en: string }, typed: { zh?: string; en?: string }) => void
  keptAs: string
  placeholder?: { zh: string; en: string }
}) {
  const field = (language: 'zh' | 'en', most: number) => (
    <TypedField
      label={labels[language]}
      shown={value[language]}
      read={(text) => ({ value: text.trim() })}
      commit={(text) => commit({ ...value, [language]: text }, { [language]: text })}
      keptAs={`${keptAs} ${language}`}
      maxLength={most}
      {...(placeholder && { placeholder: placeholder[language] })}
    />
  )
  return (
    <>
      {field('zh', 60)}
      {field('en', 80)}
    </>
  )
}

export function ChoiceField<Value extends string | number>({
  label,
  value,
  choices,
  onChange,
  required = false,
  aside,
  fault,
  disabled,
  placeholder,
}: {
  label: TextEntry
  value: Value | undefined
  choices: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
  required?: boolean
  aside?: ReactNode
  fault?: string | undefined
  disabled?: boolean
  placeholder?: string
}) {
  const id = useId()
  const say = useSay()
  const isOff = useIsOff(disabled)
  return (
    <FieldRow label={say(label)} htmlFor={id} required={required} aside={aside} fault={fault}>
      <Select<Value>
        id={id}
        className={styles.whole ?? ''}
        options={[...choices]}
        onChange={onChange}
        disabled={isOff}
        value={value ?? null}
        {...(placeholder && { placeholder })}
        {...(fault && { status: 'error' as const })}
      />
    </FieldRow>
  )
}

export function OpacityField({ value, commit }: { value: number; commit: (value: number) => void }) {
  const say = useSay()
  return (
    <FieldRow label={say(texts.opacity)} aside={`${Math.round(value * 100)}%`}>
      <Slider
        min={5}
        max={100}
        value={Math.round(value * 100)}
        ariaLabelForHandle={say(texts.opacity)}
        onChange={(percent) => commit(percent / 100)}
      />
    </FieldRow>
  )
}

/** What is known and not typed. */
export function ReadField({
  label,
  aside,
  ...input
}: {
  label: TextEntry
  value: string
  aside?: ReactNode
  suffix?: ReactNode
  placeholder?: string
}) {
  const id = useId()
  return (
    <FieldRow label={useSay()(label)} htmlFor={id} aside={aside}>
      <Input id={id} readOnly className={styles.read ?? ''} {...input} />
    </FieldRow>
  )
}
