import { boothClasses, boothClassNames } from '@fairground/domain/booth'
import type { BoothCell, FigureFilters } from '@fairground/domain/booth-statistics'
import type { CountedHall } from '@fairground/wire/booth-statistics'
import { Select } from 'antd'
import { useCodeName } from '../codelist'
import { useLanguage, useSay } from '../lib/language'
import styles from './statistics.module.css'
import { statisticsTexts as texts } from './statistics.texts'

interface Props {
  halls: readonly CountedHall[]
  cells: readonly BoothCell[]
  filters: FigureFilters
  onNarrow: (filters: FigureFilters) => void
}

/** They work at once: all figures are here already. */
export function FigureFilterFields({ halls, cells, filters, onNarrow }: Props) {
  const say = useSay()
  const language = useLanguage()
  const exhibitType = useCodeName('exhibitType')
  const types = [...new Set(cells.map((cell) => cell.exhibitType))].sort()
  const choice = (name: keyof FigureFilters, label: string, options: { value: string; label: string }[]) => (
    <Select
      key={name}
      className={styles.filter ?? ''}
      aria-label={label}
      placeholder={label}
      allowClear
      value={filters[name]}
      options={options}
      onChange={(value?: string) => onNarrow({ ...filters, [name]: value })}
    />
  )
  return (
    <search className={styles.filters} aria-label={say(texts.filters)}>
      {choice(
        'hallId',
        say(texts.hall),
        halls.map(({ id, code, nameZh, nameEn }) => ({
          value: id,
          label: `${code} ${language === 'en' ? nameEn : nameZh}`,
        })),
      )}
      {choice(
        'boothClass',
        say(texts.kind),
        boothClasses.map((kind) => ({ value: kind, label: boothClassNames[kind][language] })),
      )}
      {choice(
        'exhibitType',
        say(texts.exhibitType),
        types.map((code) => ({ value: code, label: exhibitType(code) || code })),
      )}
    </search>
  )
}
