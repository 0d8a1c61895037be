import { DatePicker, Input } from 'antd'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { useMemo } from 'react'
import { useSay } from '../../lib/language'
import { useMedia } from '../../ui/use-media'
import styles from './settings.module.css'
import { settingsTexts as texts } from './settings.texts'

dayjs.extend(customParseFormat)

const wallTime = 'YYYY-MM-DD HH:mm:ss'

interface Props {
  label: string
  startsAt: string
  endsAt: string
  wrong: boolean
  onChange: (span: { startsAt: string; endsAt: string }) => void
}

/** From when to when by the clock of the fair: of no time zone here, and so never shifted. */
export function WallRangeInput({ label, startsAt, endsAt, wrong, onChange }: Props) {
  const say = useSay()
  // Two calendars with a clock beside each are wider than a phone, which has wheels of its own for it.
  const phone = useMedia('(max-width: 760px)')
  // One and the same while it says the same: by another one the picker drops the end that is typed already.
  const span = useMemo(
    () => [momentOf(startsAt), momentOf(endsAt)] satisfies [unknown, unknown],
    [startsAt, endsAt],
  )
  if (phone)
    return (
      <span className={styles.phoneRange}>
        {(['startsAt', 'endsAt'] as const).map((end) => (
          <Input
            key={end}
            type="datetime-local"
            step={1}
            aria-label={`${label} ${say(texts[end])}`}
            {...(wrong ? { status: 'error' as const } : {})}
            value={(end === 'startsAt' ? startsAt : endsAt).replace(' ', 'T')}
            onChange={({ target }) => onChange({ startsAt, endsAt, [end]: fromPhone(target.value) })}
          />
        ))}
      </span>
    )
  return (
    <DatePicker.RangePicker
      aria-label={label}
      {...(wrong ? { status: 'error' as const } : {})}
      value={span}
      onChange={(chosen) =>
        onChange({
          startsAt: chosen?.[0]?.format(wallTime) ?? '',
          endsAt: chosen?.[1]?.format(wallTime) ?? '',
        })
      }
      placeholder={[say(texts.startsAt), say(texts.endsAt)]}
      showTime={{ defaultOpenValue: [dayjs().startOf('day').hour(9), dayjs().startOf('day').hour(10)] }}
      needConfirm={false}
      // An end before its start is said in words, not turned round in silence.
      order={false}
      format={[wallTime, 'YYYY-MM-DD HH:mm', 'YYYY/MM/DD HH:mm:ss', 'YYYY/MM/DD HH:mm']}
      style={{ width: '100%' }}
    />
  )
}

const momentOf = (wall: string) => (wall === '' ? null : dayjs(wall, wallTime))

/** Seconds are left out where they are none. */
const fromPhone = (typed: string): string => (typed === '' ? '' : dayjs(typed).format(wallTime))

/** So much later as the batch is long: where the next one begins, and ends. */
export function following({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  if (!startsAt || !endsAt) return { startsAt: '', endsAt: '' }
  const end = dayjs(endsAt, wallTime)
  return {
    startsAt: endsAt,
    endsAt: end.add(end.diff(dayjs(startsAt, wallTime), 'second'), 'second').format(wallTime),
  }
}
