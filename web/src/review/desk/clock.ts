import { dayIn } from '@fairground/domain/field'

/** 09:12 by the fair's clock; of another day 11/13 09:12. */
export function clockIn(at: Date, timeZone: string, now = new Date()): string {
  const earlier = dayIn(timeZone, at) !== dayIn(timeZone, now)
  return new Intl.DateTimeFormat('zh-CN', {
    ...(earlier ? { month: '2-digit', day: '2-digit' } : {}),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(at)
}
