import { describe, expect, it } from 'vitest'
import { alertsOf, type BoardState, type BoardWindow } from './alerts'

const now = new Date('2026-11-18T01:55:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const window_ = (given: Partial<BoardWindow> = {}): BoardWindow => ({
  batch: 2,
  startsAt: minutes(-25),
  endsAt: minutes(5),
  companies: 40,
  finished: 27,
  choosing: 8,
  empty: 5,
  present: 3,
  ...given,
})
const board = (given: Partial<BoardState> = {}): BoardState => ({
  now,
  started: true,
  windows: [],
  halls: [],
  tries: 0,
  refusals: [],
  stuck: [],
  waiting: { entries: 0, freed: [], offers: [] },
  ...given,
})
const kinds = (given: Partial<BoardState>) => alertsOf(board(given)).map(({ kind }) => kind)

describe('what the desk is told', () => {
  it('is nothing while all goes well', () => {
    expect(
      alertsOf(
        board({
          windows: [
            window_({ endsAt: minutes(20) }),
            window_({ empty: 0 }),
            window_({ startsAt: minutes(1) }),
          ],
          halls: [{ id: '1', code: 'W1', booths: 100, free: 20 }],
          tries: 100,
          refusals: [{ kind: 'taken', count: 33 }],
          stuck: [{ companyId: 'a', company: { zh: '甲', en: 'A' }, kind: 'taken', count: 2 }],
          waiting: { entries: 3, freed: [], offers: [{ booths: ['W1-1'], expiresAt: minutes(20) }] },
        }),
      ),
    ).toEqual([])
  })

  it('counts those without a booth in all windows that end together', () => {
    const alerts = alertsOf(board({ windows: [window_(), window_({ batch: null, empty: 2, present: 1 })] }))
    expect(alerts).toEqual([{ kind: 'ending', endsAt: minutes(5), minutes: 5, companies: 7, present: 4 }])
  })

  it('names what became free and suits nobody who waits', () => {
    const freed = ['W3-158', 'W3-159']
    expect(alertsOf(board({ waiting: { entries: 2, freed, offers: [] } }))).toEqual([
      { kind: 'freed', booths: freed, waiting: 2 },
    ])
  })

  it('names what is kept and will go to the next, and tells of the first to end', () => {
    const offers = [
      { booths: ['W1-1', 'W1-2'], expiresAt: minutes(4.5) },
      { booths: ['W2-1'], expiresAt: minutes(2.1) },
      { booths: ['W3-1'], expiresAt: minutes(6) },
      { booths: ['W4-1'], expiresAt: minutes(-1) },
    ]
    expect(alertsOf(board({ waiting: { entries: 4, freed: [], offers } }))).toEqual([
      { kind: 'offersEnding', booths: ['W1-1', 'W1-2', 'W2-1'], offers: 2, minutes: 3 },
    ])
  })

  it.each<[string, Partial<BoardState>]>([
    ['stopped', { started: false, windows: [window_({ endsAt: minutes(60) })] }],
    ['fullHall', { halls: [{ id: '1', code: 'W1', booths: 100, free: 5 }] }],
    ['refusals', { tries: 50, refusals: [{ kind: 'apart', count: 25 }] }],
    ['stuck', { stuck: [{ companyId: 'a', company: { zh: '甲', en: 'A' }, kind: 'noQuota', count: 3 }] }],
  ])('%s', (kind, given) => {
    expect(kinds(given)).toEqual([kind])
  })

  it('says nothing of a stop while nobody’s window is open, of the share of a few, or of what is free while nobody waits or nothing can be kept', () => {
    expect(kinds({ started: false, windows: [window_({ endsAt: minutes(-1) })] })).toEqual([])
    expect(kinds({ halls: [{ id: '1', code: 'S1', booths: 4, free: 0 }] })).toEqual([])
    expect(kinds({ waiting: { entries: 0, freed: ['W1-1'], offers: [] } })).toEqual([])
    expect(kinds({ started: false, waiting: { entries: 2, freed: ['W1-1'], offers: [] } })).toEqual([])
    expect(kinds({ tries: 5, refusals: [{ kind: 'apart', count: 5 }] })).toEqual([])
  })
})
