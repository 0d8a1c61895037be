import type { Tone } from '../ui/status-tag'

/** Values that tell good from bad at a glance, by field and value. Everything else is plain text. */
const tones: Record<string, Record<string, Tone>> = {
  'creditGrade.grade': { AAA: 'ok', AA: 'info', A: 'warn', B: 'warn', C: 'bad' },
  'boothTier.kind': { registration: 'info', review: 'ok' },
  'blacklistEntry.dataState': { draft: 'quiet', submitted: 'info', rejected: 'warn' },
  'messageLog.status': { queued: 'info', sent: 'ok', failed: 'bad', skipped: 'warn' },
}
const others: Record<string, Tone> = { 'creditGrade.grade': 'quiet' }

export function toneOf(list: string, field: string, value: unknown): Tone | undefined {
  if (list === 'loginLog' && field === 'outcome') return value === 'ok' ? 'ok' : 'bad'
  const place = `${list}.${field}`
  return tones[place]?.[String(value)] ?? others[place]
}
