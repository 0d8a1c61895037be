import { DatePicker } from 'antd'
import dayjs from 'dayjs'

interface Props {
  id?: string
  value?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  placeholder?: string
}

/** A calendar day as the settings keep it, 2027-05-18: of no time zone, and so never shifted by one. */
export function DateInput({ value, onChange, ...rest }: Props) {
  return (
    <DatePicker
      {...rest}
      value={value ? dayjs(value) : null}
      format={['YYYY/MM/DD', 'YYYY-MM-DD']}
      onChange={(day) => onChange?.(day ? day.format('YYYY-MM-DD') : '')}
    />
  )
}
