import { DatePicker, Input } from 'antd'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { useMedia } from '../ui/use-media'

dayjs.extend(customParseFormat)

const wallTime = 'YYYY-MM-DD HH:mm:ss'

interface Props {
  id?: string
  value?: string | undefined
  onChange?: (value: string | undefined) => void
  onBlur?: () => void
  placeholder?: string
}

/** What the clock of the fair shows, typed or picked, to the second: of no time zone here, and so never shifted. */
export function WallTimeInput({ value, onChange, ...rest }: Props) {
  // Days and three columns of figures side by side are wider than a phone, which has wheels of its own for it.
  const phone = useMedia('(max-width: 760px)')
  if (phone)
    return (
      <Input
        {...rest}
        type="datetime-local"
        step={1}
        value={value?.replace(' ', 'T') ?? ''}
        onChange={({ target }) => onChange?.(fromPhone(target.value))}
      />
    )
  return (
    <DatePicker
      {...rest}
      value={value ? dayjs(value, wallTime) : null}
      onChange={(picked) => onChange?.(picked?.format(wallTime))}
      showTime={{ defaultOpenValue: dayjs().startOf('day').hour(9) }}
      showNow={false}
      // What was typed counts when one goes on to the next field.
      needConfirm={false}
      // Above the field: what comes below it is the way to save.
      placement="topLeft"
      format={[wallTime, 'YYYY-MM-DD HH:mm', 'YYYY/MM/DD HH:mm:ss', 'YYYY/MM/DD HH:mm']}
      style={{ width: '100%' }}
    />
  )
}

/** Seconds are left out where they are none. */
const fromPhone = (typed: string): string | undefined =>
  typed === '' ? undefined : dayjs(typed).format(wallTime)

export type Step = [amount: number, unit: 'minute' | 'hour' | 'day']

/** So much later, by the same clock. */
export const later = (value: string, [amount, unit]: Step): string =>
  dayjs(value, wallTime).add(amount, unit).format(wallTime)
