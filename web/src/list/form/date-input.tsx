import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { useSay } from '../../lib/language'
import { formTexts as texts } from './form.texts'

dayjs.extend(customParseFormat)

interface Props {
  id?: string
  value?: string | null
  onChange?: (value: string | undefined) => void
}

/** A day as yyyy/MM/dd, typed in any common way, kept as yyyy-MM-dd. */
export function DateInput({ id, value, onChange }: Props) {
  const say = useSay()
  return (
    <DatePicker
      {...(id ? { id } : {})}
      value={value ? dayjs(value, 'YYYY-MM-DD') : null}
      onChange={(picked) => onChange?.(picked?.format('YYYY-MM-DD'))}
      format={['YYYY/MM/DD', 'YYYY-MM-DD', 'YYYY.MM.DD', 'YYYYMMDD', 'YYYY/M/D', 'YYYY-M-D']}
      placeholder={say(texts.day)}
      style={{ width: '100%' }}
    />
  )
}
