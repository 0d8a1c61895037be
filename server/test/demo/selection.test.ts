import { initialSettings } from '@fairground/domain/settings'
import { isContiguous } from '@fairground/floorplan/geometry'
import { describe, expect, it } from 'vitest'
import { rectOf } from '../../src/demo/booths/floor'
import { byId, edition, fairOf, found, groupBy, quickSizes, repeated, today } from './fairs'

const { boothTypesByExhibitType, indoorAreaByExhibitType, outdoorArea, standardBooths } = initialSettings
const { boothClassesByExhibitType, areaSlack } = initialSettings
const within = (amount: number, range: { least: number; most: number }) =>
  amount >= range.least && amount <= range.most

describe.each(quickSizes)('booths asked for and held at the %s demo fair', (size) => {
  const fair = fairOf(size)
  const booths = byId(fair.booth)
  const halls = byId(fair.hall)
  const companies = byId(fair.company)
  const requests = new Map(fair.booth_request.map((request) => [request.company_id, request]))
  const windows = new Map(fair.selection_window.map((window) => [window.company_id, window]))
  const holders = [...groupBy(fair.booth_holding, (holding) => holding.company_id)].map(
    ([companyId, holdings]) => ({
      company: found(companies.get(companyId)),
      request: found(requests.get(companyId)),
      holdings,
      booths: holdings.map((holding) => found(booths.get(holding.booth_id))),
    }),
  )

  it('stay within what the fair lets an exhibitor ask for', () => {
    for (const request of fair.booth_request) {
      const { exhibit_type, booth_type, standard_booths, indoor_area, outdoor_area } = request
      expect(boothTypesByExhibitType[exhibit_type]).toContain(booth_type)
      const amounts = [standard_booths, indoor_area, outdoor_area]
      expect(amounts.filter((amount) => amount > 0)).toHaveLength(1)
      if (booth_type === '1') expect(within(standard_booths, standardBooths)).toBe(true)
      if (booth_type === '2') expect(within(indoor_area, indoorAreaByExhibitType[exhibit_type])).toBe(true)
      if (booth_type === '3') expect(within(outdoor_area, outdoorArea)).toBe(true)
    }
  })

  it('are held by approved companies only, and each booth by one', () => {
    expect(holders.length).toBeGreaterThan(fair.company.length * 0.2)
    expect(holders.filter(({ company }) => company.review_state !== 'approved')).toEqual([])
    expect(repeated(fair.booth_holding.map((holding) => holding.booth_id))).toEqual([])
  })

  it('lie in one hall, are of one class and form one block', () => {
    for (const { booths: held } of holders) {
      expect(new Set(held.map((booth) => booth.hall_id)).size).toBe(1)
      expect(new Set(held.map((booth) => booth.booth_class)).size).toBe(1)
      expect(isContiguous(held.map(rectOf))).toBe(true)
    }
  })

  it('match what their holder shows', () => {
    for (const { request, booths: held } of holders) {
      const kind = found(halls.get(found(held[0]).hall_id)).kind
      expect(kind).toBe(request.booth_type === '3' ? 'outdoor' : 'indoor')
      for (const booth of held) {
        expect(booth.booth_class).toBe(request.booth_type === '1' ? 'standard' : 'raw')
        expect(boothClassesByExhibitType[request.exhibit_type]).toContain(booth.exhibit_type)
      }
    }
  })

  it.each(['registration', 'review'] as const)(
    'respect the quota of the %s tier of their request',
    (kind) => {
      for (const { request, booths: held } of holders) {
        const tiers = fair.booth_tier.filter(
          (tier) =>
            tier.kind === kind &&
            tier.booth_type === request.booth_type &&
            tier.exhibit_type === request.exhibit_type,
        )
        if (request.booth_type === '1') {
          const tier = found(
            tiers.find((one) =>
              within(request.standard_booths, { least: one.min_count ?? 0, most: one.max_count ?? 0 }),
            ),
          )
          expect(within(held.length, { least: tier.min_count ?? 0, most: tier.max_count ?? 0 })).toBe(true)
        } else {
          const asked = request.indoor_area + request.outdoor_area
          const tier = found(
            tiers.find((one) => within(asked, { least: one.min_area ?? 0, most: one.max_area ?? 0 })),
          )
          const area = held.reduce((sum, booth) => sum + booth.width_m * booth.depth_m, 0)
          expect(held).toHaveLength(1)
          expect(within(area, { least: tier.min_area ?? 0, most: (tier.max_area ?? 0) + areaSlack })).toBe(
            true,
          )
        }
      }
    },
  )

  it('carry the status of what happened to them', () => {
    const held = new Map(fair.booth_holding.map((holding) => [holding.booth_id, holding]))
    for (const booth of fair.booth) {
      const holding = held.get(booth.id)
      if (!holding) expect(['normal', 'bespoke', 'function', 'disabled']).toContain(booth.status)
      else if (holding.origin === 'assigned') expect(booth.status).toBe('allotted')
      else expect(['completed', 'partial', 'occupy']).toContain(booth.status)
    }
    const statuses = new Set(fair.booth.map((booth) => booth.status))
    expect(statuses.size).toBe(8)
  })

  it('were chosen inside the window of their holder, before today', () => {
    for (const { company, holdings } of holders) {
      const window = found(windows.get(company.id))
      for (const holding of holdings) {
        expect(holding.taken_at < `${today}T`).toBe(true)
        if (holding.origin === 'assigned') continue
        expect(holding.taken_at >= window.starts_at && holding.taken_at < window.ends_at).toBe(true)
      }
    }
  })

  it('are chosen in batches before, around and after today, after approval', () => {
    const batches = new Map(
      fair.draw_batch.map((batch) => [`${batch.round}/${batch.sequence}`, batch.starts_at]),
    )
    expect([...batches.keys()]).toEqual(['1/1', '1/2', '1/3', '1/4', '2/1', '2/2'])
    for (const window of fair.selection_window) {
      const company = found(companies.get(window.company_id))
      expect(company.review_state).toBe('approved')
      expect((company.reviewed_at ?? '') < window.starts_at).toBe(true)
      if (window.source === 'draw')
        expect(window.starts_at).toBe(batches.get(`${window.round}/${window.batch}`))
    }
    const moments = fair.selection_window.map(({ starts_at, ends_at }) =>
      ends_at < `${today}T` ? 'over' : starts_at > `${today}T24` ? 'ahead' : 'open',
    )
    expect(new Set(moments)).toEqual(new Set(['over', 'open', 'ahead']))
  })

  it('were also taken at the two earlier editions by about seven accounts in ten', () => {
    const accounts = new Set(fair.booth_history.map((history) => history.account_id))
    expect(accounts.size / fair.company.length).toBeGreaterThan(0.5)
    expect(accounts.size / fair.company.length).toBeLessThan(0.85)
    for (const history of fair.booth_history) {
      expect([edition - 1, edition - 2]).toContain(history.edition)
      expect(history.standard_booths > 0).not.toBe(history.raw_area > 0)
    }
  })
})
