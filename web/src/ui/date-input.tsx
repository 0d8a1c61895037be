import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'

dayjs.extend(customParseFormat)

interface Props {
  id?: string
  value?: string | null
  onChange?: (value: string | undefined) => void
  onBlur?: () => void
  placeholder?: string
  /** As wide as the form. */
  wide?: boolean
  /** What stands in the form when the day is taken away. */
  cleared?: string
}

/** A calendar day as yyyy/MM/dd, typed in any common way, kept as yyyy-MM-dd: of no time zone, and so never shifted. */
export function DateInput({ value, onChange, wide = false, cleared, ...rest }: Props) {
  return (
    <DatePicker
      {...rest}
      value={value && dayjs(value, 'YYYY-MM-DD').isValid() ? dayjs(value, 'YYYY-MM-DD') : null}
      onChange={(picked) => onChange?.(picked?.format('YYYY-MM-DD') ?? cleared)}
      format={['YYYY/MM/DD', 'YYYY-MM-DD', 'YYYY.MM.DD', 'YYYYMMDD', 'YYYY/M/D', 'YYYY-M-D']}
      {...(wide ? { style: { width: '100%' } } : {})}
    />
  )
}
