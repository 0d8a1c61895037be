import { ed25519 } from '@noble/curves/ed25519'
import { bytesToHex } from '@noble/hashes/utils'
import { describe, expect, it } from 'vitest'
import { type GateBadge, judgeBadge, readBadgeNumber } from './admission'
import { type BadgeClaims, badgeToken, claimsBytes } from './token'

const secret = new Uint8Array(32).fill(7)
const key = bytesToHex(ed25519.getPublicKey(secret))
const badge: GateBadge = {
  id: '0b9e6c1a-5a52-4d0a-9a52-0123456789ab',
  number: 100_017,
  printing: 2,
  isVoid: false,
  admittedAt: null,
}
const claims: BadgeClaims = {
  edition: 21,
  badgeId: badge.id,
  printing: 2,
  kind: 'exhibitor',
  expiresOn: '2027-05-20',
}
const code = (over: Partial<BadgeClaims> = {}, by = secret) => {
  const said = { ...claims, ...over }
  return badgeToken(said, bytesToHex(ed25519.sign(claimsBytes(said), by)))
}
const judge = (
  text: string,
  over: Partial<GateBadge> = {},
  at: { today?: string; lastDay?: string } = {},
) => {
  const known = { ...badge, ...over }
  return judgeBadge(text, {
    edition: 21,
    lastDay: '2027-05-20',
    today: '2027-05-18',
    publicKeys: [key],
    byId: (id) => (id === known.id ? known : undefined),
    byNumber: (number) => (number === known.number ? known : undefined),
    ...at,
  }).reason
}

describe('the rule of the gate', () => {
  it('lets in whoever brings the valid printing, or whose number is typed', () => {
    expect(judge(code())).toBeNull()
    for (const typed of ['100017', ' 100017 ', 'No. 100017', '№100017']) expect(judge(typed)).toBeNull()
  })

  it.each([
    ['unreadable', 'https://example.com', {}],
    ['unreadable', '', {}],
    ['otherFair', code({ edition: 20 }), {}],
    ['forged', code({}, new Uint8Array(32).fill(8)), {}],
    ['forged', code().replace(':2:E', ':3:E'), {}],
    ['unknown', code({ badgeId: badge.id.replace(/^0/, '1') }), {}],
    ['unknown', '999999', {}],
    ['notPrinted', '100017', { printing: 0 }],
    ['void', code(), { isVoid: true }],
    ['replaced', code({ printing: 1 }), {}],
    ['admitted', code(), { admittedAt: new Date() }],
  ] as const)('says %s', (reason, text, over) => {
    expect(judge(text, over)).toBe(reason)
  })

  it('takes a printing that is newer than the list for the valid one', () => {
    expect(judge(code({ printing: 3 }))).toBeNull()
  })

  it('ends with the fair, also where the fair was put off after the badges were printed', () => {
    const late = { today: '2027-05-21' }
    expect(judge(code(), {}, late)).toBe('expired')
    expect(judge('100017', {}, late)).toBe('expired')
    expect(judge(code(), {}, { ...late, lastDay: '2027-06-01' })).toBeNull()
  })

  it('reads numbers and nothing that only looks like one', () => {
    expect(readBadgeNumber('100017')).toBe(100_017)
    for (const no of ['1234', '1000171000', '10001a', '-100017', '1e9'])
      expect(readBadgeNumber(no)).toBeUndefined()
  })
})
