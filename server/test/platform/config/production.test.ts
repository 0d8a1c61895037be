import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../src/platform/config/config'
import { productionSettings } from '../../support/production-settings'
import { problems } from './problems'

const withSettings = (changed: Record<string, string>) => problems({ ...productionSettings, ...changed })

describe('production', () => {
  it('accepts a fair with all it needs', () => {
    expect(problems(productionSettings)).toEqual([])
  })

  it('names every unsafe setting at once', () => {
    const unsafe = problems({ MODE: 'production', CAPTCHA: 'off', PUBLIC_ORIGIN: 'http://fair.example.com' })
    expect(unsafe.map((line) => line.split(':')[0])).toEqual([
      'DATABASE_URL',
      'DATA_KEYS',
      'PUBLIC_ORIGIN',
      'TRUST_PROXY',
      'SEAL_FILE',
      'CAPTCHA',
      'SMS',
      'SMTP_URL',
      'MAIL_FROM',
    ])
  })

  it.each([
    ['DATABASE_URL', '', 'DATABASE_URL: production needs your own PostgreSQL, backed up by you'],
    ['PUBLIC_ORIGIN', 'http://fair.example.com', 'PUBLIC_ORIGIN: production needs an https:// address'],
    ['TRUST_PROXY', '', 'TRUST_PROXY: name the addresses of your proxy, or false where there is none'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY: name the addresses of your proxy, or false where there is none'],
    ['SEAL_FILE', '', 'SEAL_FILE: production needs the certificate that contracts are sealed with'],
    [
      'DATA_KEYS',
      '',
      'DATA_KEYS: identity numbers are kept sealed; make a key with `node server/dist/admin.js data-key` and keep a copy of it apart from the back-ups',
    ],
    ['CAPTCHA', 'off', 'CAPTCHA: may be off in demo mode only'],
    [
      'INITIAL_ADMIN_PASSWORD',
      'Fairground2026',
      'INITIAL_ADMIN_PASSWORD: everybody knows the password of the demo; choose another one',
    ],
    [
      'PUBLIC_ORIGIN',
      'https://fair.example.com/register',
      'PUBLIC_ORIGIN: must be an address without a path, name or password: https://fair.example.com',
    ],
    [
      'SMS',
      'outbox',
      'SMS: production needs a real sender (aliyun or tencent), or none for a fair that sends mail only',
    ],
    ['SMTP_URL', '', 'SMTP_URL: production needs a mail server'],
    [
      'MAIL_FROM',
      '',
      'MAIL_FROM: say who writes, for example Fair <no-reply@fair.example.com>; mail from localhost is turned away',
    ],
  ])('refuses %s=%s, and says what to do', (name, value, words) => {
    expect(withSettings({ [name]: value })).toEqual([words])
  })

  it('lets mail travel unencrypted to this machine only', () => {
    const clear = { SMTP_REQUIRE_TLS: 'false' }
    expect(withSettings(clear)).toEqual([])
    expect(withSettings({ ...clear, SMTP_URL: 'smtp://mail.example.com:587' })).toEqual([
      expect.stringMatching(/^SMTP_REQUIRE_TLS: codes and passwords would travel unencrypted/),
    ])
  })

  it.each(['loopback', 'false', '10.0.0.5', '10.0.0.0/8, ::1', 'fd00::/8'])(
    'believes proxies: %s',
    (proxies) => {
      expect(withSettings({ TRUST_PROXY: proxies })).toEqual([])
    },
  )

  it.each(['*', 'TRUE', '1', '0.0.0.0/0', '::/0', 'bogus', '10.0.0.0/33', '10.0.0.5,'])(
    'refuses TRUST_PROXY=%s',
    (proxies) => {
      expect(withSettings({ TRUST_PROXY: proxies })).toEqual([
        expect.stringMatching(/^TRUST_PROXY: ".*" is no address; name those of your proxy/),
      ])
    },
  )

  it('may do without SMS, said aloud', () => {
    expect(withSettings({ SMS: 'none' })).toEqual([])
  })

  it('may be rehearsed without senders, and without anything else that is unsafe', () => {
    const rehearsal = { REHEARSAL: 'true', SMS: '', SMTP_URL: '', MAIL_FROM: '' }
    expect(readConfig({ ...productionSettings, ...rehearsal })).toMatchObject({
      MODE: 'production',
      REHEARSAL: true,
    })
    expect(withSettings({ ...rehearsal, CAPTCHA: 'off' })).toEqual(['CAPTCHA: may be off in demo mode only'])
  })

  it('is what a rehearsal is of: a demo has none', () => {
    expect(problems({ REHEARSAL: 'true' })).toEqual([
      'REHEARSAL: is for MODE=production; a demo sends nothing anyway',
    ])
  })
})
