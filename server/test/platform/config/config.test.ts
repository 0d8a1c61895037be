import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../src/platform/config/config'
import { productionSettings } from '../../support/production-settings'
import { problems } from './problems'

describe('configuration', () => {
  it('needs nothing for the demo', () => {
    expect(readConfig({})).toMatchObject({
      MODE: 'demo',
      PORT: 3000,
      HOST: '127.0.0.1',
      S3_PATH_STYLE: true,
      REHEARSAL: false,
      secureCookies: false,
    })
  })

  it('treats an empty variable as one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, MODE: 'demo' })
  })

  it('names every bad value at once', () => {
    expect(
      problems({ PORT: 'eighty', DATABASE_URL: 'mysql://x', CAPTCHA: 'maybe' }).map(
        (line) => line.split(':')[0],
      ),
    ).toEqual(['PORT', 'DATABASE_URL', 'CAPTCHA'])
  })

  it('takes a database of one’s own as production, unless told it is a demo', () => {
    const { MODE: _said, ...unsaid } = productionSettings
    expect(readConfig(unsaid)).toMatchObject({ MODE: 'production', secureCookies: true })
    expect(readConfig({ DATABASE_URL: 'postgres://x', MODE: 'demo' }).MODE).toBe('demo')
  })

  it('asks for all keys of a store or sender that was chosen', () => {
    expect(problems({ FILES: 's3' })).toHaveLength(4)
    expect(problems({ SMS: 'tencent' }).map((line) => line.split(':')[0])).toEqual([
      'SMS_ACCESS_KEY_ID',
      'SMS_ACCESS_KEY_SECRET',
      'SMS_SIGN_NAME',
      'SMS_APP_ID',
      'SMS_TEMPLATES',
    ])
    expect(problems({ SMS_TEMPLATES: '{bad' })).toEqual([expect.stringContaining('SMS_TEMPLATES')])
  })

  it.each([
    ['no address', 'the organiser'],
    ['two addresses', 'a@fair.example.com, b@fair.example.com'],
    ['a name that would be a list', 'Fair, 2026 <a@fair.example.com>'],
    ['a header of its own', 'Fair\r\nBcc: x@y.example <a@fair.example.com>'],
  ])('refuses a MAIL_FROM with %s', (_case, from) => {
    expect(problems({ MAIL_FROM: from })).toEqual([
      'MAIL_FROM: must be one mail address, with or without a name: Fair <no-reply@fair.example.com>',
    ])
  })

  it.each(['a@fair.example.com', '消防展 <a@fair.example.com>', '"Fair, 2026" <a@fair.example.com>'])(
    'writes as %s',
    (from) => {
      expect(readConfig({ MAIL_FROM: from }).MAIL_FROM).toBe(from)
    },
  )

  it('refuses a mail server it could not read, without repeating the password', () => {
    const [problem = '', ...more] = problems({ SMTP_URL: 'smtp://fair:se?cret@mail' })
    expect(more).toEqual([])
    expect(problem).toMatch(/^SMTP_URL: .* must look like smtp:/)
    expect(problem).not.toContain('cret')
  })
})
