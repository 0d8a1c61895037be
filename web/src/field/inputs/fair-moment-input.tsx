import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useEffect, useEffectEvent } from 'react'
import { useTimeZone } from '../../session/use-fair'
import { fromFairClock, onFairClock } from '../zoned-time'

interface Props {
  label: string
  /** A day picked as the end means all of that day. */
  end?: boolean
  id?: string
  /** A text where the form was laid aside and taken up again. */
  value?: Date | string | null | undefined
  onChange?: (value: Date | undefined) => void
}

/** A moment by the fair's clock. */
export function FairMomentInput({ label, end = false, id, value, onChange }: Props) {
  const timeZone = useTimeZone()
  const revive = useEffectEvent((text: string) => onChange?.(new Date(text)))
  useEffect(() => {
    if (typeof value === 'string') revive(value)
  }, [value])
  return (
    <DatePicker
      {...(id ? { id } : {})}
      value={value ? onFairClock(new Date(value), timeZone) : null}
      onChange={(picked) => onChange?.(picked ? fromFairClock(picked, timeZone) : undefined)}
      showTime={{
        format: 'HH:mm',
        defaultOpenValue: end ? dayjs().endOf('day') : dayjs().startOf('day'),
      }}
      format="YYYY/MM/DD HH:mm"
      placeholder={label}
      aria-label={label}
      style={{ width: '100%' }}
      allowClear
    />
  )
}
