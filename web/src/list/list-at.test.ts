import { listAddresses, tierAddresses } from '@fairground/wire/list/screens'
import { describe, expect, it } from 'vitest'
import { keptListAt, logAt } from './list-at'

describe('the list behind an address', () => {
  it.each(Object.values({ ...listAddresses, ...tierAddresses }))('exists for $path', ({ path, title }) => {
    expect((keptListAt(path) ?? logAt(path))?.title).toEqual(title)
  })

  it('is the tiers of one kind on the registration and review pages, all of them elsewhere', () => {
    expect(keptListAt(tierAddresses.registration.path)?.fixed).toEqual({ kind: 'registration' })
    expect(keptListAt(tierAddresses.review.path)?.fixed).toEqual({ kind: 'review' })
    expect(keptListAt(listAddresses.boothTier.path)?.fixed).toEqual({})
  })

  it('is none where there is no list', () => {
    expect(keptListAt('/home')).toBeUndefined()
    expect(logAt('/blacklist')).toBeUndefined()
  })
})
