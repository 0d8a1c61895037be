import { verifyBundle } from '@fairground/domain/draw'
import { describe, expect, it } from 'vitest'
import { fairOf, found, quickSizes } from './fairs'

describe.each(quickSizes)('the draws of the %s demo fair', (size) => {
  const fair = fairOf(size)
  const drawnBy = (id: string) =>
    fair.draw_place.filter((place) => place.draw_id === id).toSorted((a, b) => a.place - b.place)

  it('agree for anybody who checks them', () => {
    expect(fair.draw.map(({ round }) => round)).toEqual([1, 2])
    for (const { id, announced, list_hash: listHash, secret, seed, public_value: value } of fair.draw) {
      const order = drawnBy(id).map(({ registration_number: number, batch }) => ({ number, batch }))
      const result = { secret, value, proof: '', seed, order }
      expect(verifyBundle({ ...announced, listHash, result })).toMatchObject({ agrees: true })
    }
  })

  it('are of everybody who was approved in time and is not blacklisted, with the council first', () => {
    const blacklisted = new Set(fair.blacklist_entry.map(({ account_id }) => account_id))
    const approved = fair.company.filter(
      ({ review_state, account_id }) => review_state === 'approved' && !blacklisted.has(account_id),
    )
    const places = new Set(fair.draw_place.map(({ company_id }) => company_id))
    expect(places.size).toBe(fair.draw_place.length)
    const last = found(fair.draw.at(-1)).frozen_at
    const inTime = approved.filter(({ reviewed_at }) => (reviewed_at ?? '') < last)
    expect(new Set(inTime.map(({ id }) => id))).toEqual(places)
    for (const { id, announced, frozen_at } of fair.draw) {
      for (const { company_id } of drawnBy(id)) {
        const company = found(approved.find((one) => one.id === company_id))
        expect((company.reviewed_at ?? '') < frozen_at).toBe(true)
      }
      const council = announced.companies.filter((company) => company.council).map(({ number }) => number)
      const first = drawnBy(id).slice(0, council.length)
      expect(first.map((place) => place.registration_number).toSorted()).toEqual(council.toSorted())
      expect(first.every(({ batch }) => batch === 1)).toBe(true)
    }
  })

  it('left windows behind, some of them moved by hand since, each change on record', () => {
    const windows = new Map(fair.selection_window.map((window) => [window.company_id, window]))
    expect(windows.size).toBe(fair.draw_place.length)
    const moved = fair.selection_window.filter(({ source }) => source === 'hand')
    expect(moved).toHaveLength(6)
    for (const change of fair.selection_window_change.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
      const window = found(windows.get(change.company_id))
      if (change.source === window.source)
        expect([change.starts_after, change.ends_after, change.at]).toEqual([
          window.starts_at,
          window.ends_at,
          window.set_at,
        ])
    }
  })

  it('have let selection begin', () => {
    expect(fair.setting).toMatchObject([{ key: 'selectionStarted', value: true }])
  })
})
