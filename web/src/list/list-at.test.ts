import { listAddresses, tierAddresses } from '@fairground/wire/list/screens'
import { describe, expect, it } from 'vitest'
import { growingListAt, logAt, viewAt } from './list-at'

describe('the list behind an address', () => {
  it.each(Object.values({ ...listAddresses, ...tierAddresses }))('exists for $path', ({ path, title }) => {
    expect((growingListAt(path) ?? viewAt(path) ?? logAt(path))?.title).toEqual(title)
  })

  it('is the tiers of one kind on the registration and review pages, all of them elsewhere', () => {
    expect(growingListAt(tierAddresses.registration.path)?.fixed).toEqual({ kind: 'registration' })
    expect(growingListAt(tierAddresses.review.path)?.fixed).toEqual({ kind: 'review' })
    expect(growingListAt(listAddresses.boothTier.path)?.fixed).toEqual({})
  })

  it('is none where there is no list', () => {
    expect(growingListAt('/home')).toBeUndefined()
    expect(logAt('/blacklist')).toBeUndefined()
  })
})
