import type { ReactNode } from 'react'
import { useLanguage } from '../lib/language'
import type { BoothOnMap } from './booth-on-map'

/** Without a heading over nothing. */
export function Group({ label, children }: { label: string; children: ReactNode[] }) {
  return children.length > 0 ? <optgroup label={label}>{children}</optgroup> : null
}

export function BoothOption({ value, booth: { code, name } }: { value: string; booth: BoothOnMap }) {
  const language = useLanguage()
  return <option value={value}>{name[language] ? `${code} ${name[language]}` : code}</option>
}
