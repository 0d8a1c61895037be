import { describe, expect, it } from 'vitest'
import { isWallTime, momentAt, momentsAt, wallTimeOf } from './wall-time'

const isos = (wall: string, zone: string) => momentsAt(wall, zone).map((moment) => moment.toISOString())

describe('the clock on the wall of the fair', () => {
  it.each([
    ['2026-11-20 09:00:00', 'Asia/Shanghai', ['2026-11-20T01:00:00.000Z']],
    ['2026-01-01 00:00:00', 'Asia/Shanghai', ['2025-12-31T16:00:00.000Z']],
    ['2026-07-01 12:00:00', 'Europe/Berlin', ['2026-07-01T10:00:00.000Z']],
    // Put forward: the hour between two and three is not there.
    ['2026-03-29 02:30:00', 'Europe/Berlin', []],
    ['2026-03-29 03:00:00', 'Europe/Berlin', ['2026-03-29T01:00:00.000Z']],
    // Put back: the same hour comes twice.
    ['2026-10-25 02:30:00', 'Europe/Berlin', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
    ['2026-11-01 01:15:00', 'America/New_York', ['2026-11-01T05:15:00.000Z', '2026-11-01T06:15:00.000Z']],
    // By half an hour only, and in the other half of the year.
    ['2026-04-05 01:45:00', 'Australia/Lord_Howe', ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z']],
    ['2026-10-04 02:10:00', 'Australia/Lord_Howe', []],
    ['2026-06-01 08:45:00', 'Asia/Kathmandu', ['2026-06-01T03:00:00.000Z']],
    ['2026-06-01 08:00:00', 'Pacific/Kiritimati', ['2026-05-31T18:00:00.000Z']],
  ])('%s in %s', (wall, zone, expected) => {
    expect(isos(wall, zone)).toEqual(expected)
  })

  it('reads back what it shows, through a year of hours', () => {
    for (const zone of ['Asia/Shanghai', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe'])
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 3_600_000) {
        const moments = momentsAt(wallTimeOf(new Date(at), zone), zone)
        expect(moments.map(Number)).toContain(at)
      }
  })

  it.each([
    '2026-02-30 09:00:00',
    '2026-11-20 24:00:00',
    '2026-11-20 09:00',
    '2026-11-20T09:00:00',
    '',
    '今天',
  ])('does not show %j', (text) => {
    expect(isWallTime(text)).toBe(false)
    expect(momentAt(text, 'Asia/Shanghai')).toBeUndefined()
  })
})
