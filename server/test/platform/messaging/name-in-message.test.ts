import { describe, expect, it } from 'vitest'
import { nameInMessage } from '../../../src/platform/messaging/name-in-message'

describe('a name in a message', () => {
  it.each([
    'Dornhof Brandschutz GmbH & Co. KG',
    'Yamaki Fire Protection Co., Ltd.',
    'Sicurezza S.p.A.',
    'Lyngby Fire Systems A/S',
    '福建新安消防科技有限公司',
    'Löschtechnik 3.5 e.K.',
  ])('stays as it is: %s', (name) => expect(nameInMessage(name)).toBe(name))

  it.each([
    ['an address', 'See http://evil.example/a?b=c today', 'See today'],
    ['an address of an app', 'weixin://dl/business Ltd', 'Ltd'],
    ['an address without its scheme', 'www.evil.example Ltd', 'Ltd'],
    ['a bare domain', 'evil.example', 'evil example'],
    ['a domain with a path', 'evil.cn/prize', 'evil cn/prize'],
    ['a mailbox', 'write to me@evil.example', 'write to me@evil example'],
    ['line ends', 'Fire Ltd\r\n\r\nYour account was locked', 'Fire Ltd Your account was locked'],
    ['letters that turn the direction of writing', 'Fire \u202Edtl', 'Fire dtl'],
  ])('loses %s', (_what, name, left) => expect(nameInMessage(name)).toBe(left))

  it('is cut where it leaves no room for what we say', () => {
    expect(nameInMessage('消'.repeat(200))).toBe(`${'消'.repeat(59)}…`)
  })
})
