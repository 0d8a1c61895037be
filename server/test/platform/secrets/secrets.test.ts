import { describe, expect, it } from 'vitest'
import { dataKeysProblem, newDataKey, readDataKeys } from '../../../src/platform/secrets/data-keys'
import { createSecrets, keyIdOf, SecretUnreadable } from '../../../src/platform/secrets/secrets'

const place = { table: 'badge_person', column: 'identity_sealed', row: 'one' }
const number = '11010519491231002X'
const [first, second] = ['a', 'b'].map((id) => `${id}:${Buffer.alloc(32, id).toString('base64')}`)
const secretsWith = (...keys: (string | undefined)[]) => createSecrets(readDataKeys(keys.join(',')))

const failureOf = (open: () => string): SecretUnreadable['because'] | string => {
  try {
    return `opened: ${open()}`
  } catch (error) {
    if (!(error instanceof SecretUnreadable)) throw error
    return error.because
  }
}

describe('a sealed value', () => {
  const sealed = secretsWith(first).seal(number, place)

  it('opens where it was sealed, and shows nothing of what it is', () => {
    expect(secretsWith(first).open(sealed, place)).toBe(number)
    expect(sealed).not.toContain(number.slice(0, 6))
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').includes(number.slice(0, 6))).toBe(false)
  })

  it('is another one every time', () => {
    expect(secretsWith(first).seal(number, place)).not.toBe(sealed)
  })

  it('opens with any key of the ring; the first one seals', () => {
    const both = secretsWith(second, first)
    expect(both.open(sealed, place)).toBe(number)
    expect(keyIdOf(both.seal(number, place))).toBe('b')
    expect(secretsWith(first, second).open(both.seal(number, place), place)).toBe(number)
  })

  it('stays closed without its key, and says which one it was', () => {
    expect(failureOf(() => secretsWith(second).open(sealed, place))).toBe('keyMissing')
    expect(() => secretsWith(second).open(sealed, place)).toThrow('sealed with the data key a')
  })

  it('stays closed for another key under the same name', () => {
    const impostor = `a:${Buffer.alloc(32, 'x').toString('base64')}`
    expect(failureOf(() => secretsWith(impostor).open(sealed, place))).toBe('damaged')
  })

  it.each([
    ['another row', { ...place, row: 'two' }],
    ['another column', { ...place, column: 'mobile' }],
    ['another table', { ...place, table: 'badge_request' }],
  ])('stays closed when it was put into %s', (_where, elsewhere) => {
    expect(failureOf(() => secretsWith(first).open(sealed, elsewhere))).toBe('damaged')
  })

  it('stays closed when a single sign of it was changed', () => {
    const [version, key, body = ''] = sealed.split('.')
    for (const at of [0, 14, 20, body.length - 2]) {
      const other = body[at] === 'A' ? 'B' : 'A'
      const changed = `${version}.${key}.${body.slice(0, at)}${other}${body.slice(at + 1)}`
      expect(failureOf(() => secretsWith(first).open(changed, place))).toBe('damaged')
    }
    for (const nonsense of ['', 'v1.a.', 'v2.a.AAAA', number])
      expect(failureOf(() => secretsWith(first).open(nonsense, place))).toBe('damaged')
  })
})

describe('data keys', () => {
  it('are made as the setting takes them', () => {
    const made = newDataKey(new Date('2026-11-18T00:00:00Z'))
    expect(made).toMatch(/^k20261118-[0-9a-f]{4}:/)
    expect(dataKeysProblem(made)).toBeUndefined()
    expect(readDataKeys(`${made}, ${first}`).all.size).toBe(2)
  })

  it.each([
    ['secret', 'the 1. entry is no key'],
    [`${first},`, 'the 2. entry is no key'],
    ['a:c2hvcnQ=', 'the 1. entry is no key'],
    [`A:${Buffer.alloc(32).toString('base64')}`, 'the 1. entry is no key'],
    [`${first},${first}`, 'two keys are called a'],
  ])('%s is refused, without being quoted', (text, words) => {
    expect(dataKeysProblem(text)).toContain(words)
    expect(dataKeysProblem(text)).not.toContain(text.slice(2))
  })
})
