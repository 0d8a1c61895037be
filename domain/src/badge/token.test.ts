import { ed25519 } from '@noble/curves/ed25519'
import { bytesToHex } from '@noble/hashes/utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { badgeToken, claimsBytes, isSignedBy, readBadgeToken } from './token'

const secret = new Uint8Array(32).fill(7)
const publicKey = bytesToHex(ed25519.getPublicKey(secret))
const stranger = bytesToHex(ed25519.getPublicKey(new Uint8Array(32).fill(8)))

const claims = {
  edition: 21,
  badgeId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  printing: 2,
  kind: 'exhibitor' as const,
  expiresOn: '2027-05-21',
}
const signed = (said = claims) => badgeToken(said, bytesToHex(ed25519.sign(claimsBytes(said), secret)))
const isGood = (text: string, keys = [publicKey]) => {
  const read = readBadgeToken(text)
  return read !== undefined && isSignedBy(read, keys)
}

describe('the code on a badge', () => {
  it('says what was signed, in signs a code has room for', () => {
    expect(signed()).toMatch(/^FG1:21:6F9619FF8B864D01B42D00CF4FC964FF:2:E:20270521:[0-9A-F]{128}$/)
    expect(readBadgeToken(` ${signed()}\n`)?.claims).toEqual(claims)
    expect(isGood(signed())).toBe(true)
  })

  it('is believed by whoever has the key of the fair among others, and by nobody else', () => {
    expect(isGood(signed(), [stranger, publicKey])).toBe(true)
    expect(isGood(signed(), [stranger])).toBe(false)
    expect(isGood(signed(), ['00', 'zz', ''])).toBe(false)
    expect(isGood(signed(), [])).toBe(false)
  })

  it.each([
    '',
    'FG1',
    'https://fair.example.com',
    signed().replace('FG1', 'FG2'),
    signed().slice(0, -1),
    signed().replace(':E:', ':X:'),
  ])('is not “%s”', (text) => expect(readBadgeToken(text)).toBeUndefined())

  it('says whatever was put into it', () => {
    const any = fc.record({
      edition: fc.integer({ min: 1, max: 9999 }),
      badgeId: fc.uuid(),
      printing: fc.integer({ min: 1, max: 999_999 }),
      kind: fc.constant('exhibitor' as const),
      expiresOn: fc
        .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    })
    fc.assert(
      fc.property(any, (said) => {
        expect(readBadgeToken(badgeToken(said, '0'.repeat(128)))?.claims).toEqual(said)
      }),
    )
  })

  it('with any one sign changed opens nothing', () => {
    const good = signed()
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: good.length - 1 }),
        fc.constantFrom(...'0123456789ABCDEF:'),
        (at, sign) => {
          const changed = good.slice(0, at) + sign + good.slice(at + 1)
          expect(isGood(changed)).toBe(changed === good)
        },
      ),
      { numRuns: 60 },
    )
  })
})
