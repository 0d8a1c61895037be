import dayjs, { type Dayjs } from 'dayjs'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)
dayjs.extend(timezone)

const wallClock = 'YYYY-MM-DD HH:mm:ss'

/** Pickers know only the reader's own clock; people mean the fair's. */
export const onFairClock = (moment: Date, timeZone: string): Dayjs =>
  dayjs(dayjs(moment).tz(timeZone).format(wallClock))

export const fromFairClock = (picked: Dayjs, timeZone: string): Date =>
  dayjs.tz(picked.format(wallClock), timeZone).toDate()
