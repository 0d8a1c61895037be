import { movedBy, type SiteRef, withoutRef } from '@fairground/floorplan/site-design/site-pieces'
import type { SitePlan } from '@fairground/floorplan/site-plan'
import { Button, Input, Select } from 'antd'
import { useId } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { Figure } from '../panels/dialogs/number-fields'
import { FieldRow } from '../panels/side/field-row'
import styles from './site.module.css'
import { siteTexts as texts } from './site.texts'
import { useSiteDesk } from './site-context'

export type Change = (site: SitePlan) => SitePlan

/** Changes of one field that follow each other are one step to undo. */
export function useEdit(of: SiteRef) {
  const { editor } = useSiteDesk()
  return (field: string, change: Change) =>
    editor.change('edit', change, { run: `${of.kind} ${of.id} ${field}` })
}

export function RemoveButton({ of }: { of: SiteRef }) {
  const say = useSay()
  const { editor } = useSiteDesk()
  return (
    <Button danger onClick={() => editor.change('remove', (site) => withoutRef(site, of))}>
      {say(texts.remove)}
    </Button>
  )
}

/** Where it lies, typed. */
export function PlaceFields({ of, x, y }: { of: SiteRef; x: number; y: number }) {
  const edit = useEdit(of)
  return (
    <div className={styles.two}>
      <Figure
        label={texts.x}
        suffix="m"
        least={-1000}
        most={2000}
        step={0.5}
        value={x}
        onChange={(next) => edit('x', (site) => movedBy(site, of, { x: next - x, y: 0 }))}
      />
      <Figure
        label={texts.y}
        suffix="m"
        least={-1000}
        most={2000}
        step={0.5}
        value={y}
        onChange={(next) => edit('y', (site) => movedBy(site, of, { x: 0, y: next - y }))}
      />
    </div>
  )
}

interface NameProps {
  value: { zh: string; en: string }
  required?: boolean
  onChange: (language: 'zh' | 'en', text: string) => void
}

export function NameFields({ value, required = false, onChange }: NameProps) {
  const say = useSay()
  const ids = { zh: useId(), en: useId() }
  return (
    <>
      {(['zh', 'en'] as const).map((language) => (
        <FieldRow
          key={language}
          label={say(language === 'zh' ? texts.nameZh : texts.nameEn)}
          htmlFor={ids[language]}
          required={required}
        >
          <Input
            id={ids[language]}
            value={value[language]}
            maxLength={language === 'zh' ? 60 : 80}
            status={required && value[language].trim() === '' ? 'error' : ''}
            onChange={({ target }) => onChange(language, target.value)}
          />
        </FieldRow>
      ))}
    </>
  )
}

interface UseProps<Use extends string> {
  value: Use
  names: Record<Use, { zh: string; en: string }>
  uses: readonly Use[]
  onChange: (use: Use) => void
}

export function UseField<Use extends string>({ value, names, uses, onChange }: UseProps<Use>) {
  const say = useSay()
  const language = useLanguage()
  const id = useId()
  return (
    <FieldRow label={say(texts.use)} htmlFor={id}>
      <Select
        id={id}
        value={value}
        options={uses.map((use) => ({ value: use, label: names[use][language] }))}
        onChange={onChange}
      />
    </FieldRow>
  )
}
