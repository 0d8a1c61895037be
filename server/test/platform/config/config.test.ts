import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../../src/platform/config/config'

const problems = (env: Record<string, string>): string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}
const production = {
  MODE: 'production',
  DATABASE_URL: 'postgres://fair@db/fair',
  PUBLIC_ORIGIN: 'https://fair.example.com',
  TRUST_PROXY: 'loopback',
  SMTP_URL: 'smtp://mail',
  SMS: 'aliyun',
  SMS_ACCESS_KEY_ID: 'id',
  SMS_ACCESS_KEY_SECRET: 'secret',
  SMS_SIGN_NAME: '展会',
}

describe('configuration', () => {
  it('needs nothing for the demo', () => {
    expect(readConfig({})).toMatchObject({
      MODE: 'demo',
      PORT: 3000,
      HOST: '127.0.0.1',
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
    expect(readConfig(production)).toMatchObject({ MODE: 'production', secureCookies: true })
    expect(readConfig({ DATABASE_URL: 'postgres://x', MODE: 'demo' }).MODE).toBe('demo')
  })

  it('refuses every unsafe setting in production, naming each', () => {
    const unsafe = problems({ MODE: 'production', CAPTCHA: 'off', PUBLIC_ORIGIN: 'http://fair.example.com' })
    expect(unsafe.map((line) => line.split(':')[0])).toEqual([
      'DATABASE_URL',
      'PUBLIC_ORIGIN',
      'TRUST_PROXY',
      'CAPTCHA',
      'SMS',
      'SMTP_URL',
    ])
  })

  it('asks for all keys of a store or sender that was chosen', () => {
    expect(problems({ FILES: 's3' })).toHaveLength(4)
    expect(problems({ SMS: 'tencent' })).toHaveLength(4)
    expect(problems({ SMS_TEMPLATES: '{bad' })).toEqual([expect.stringContaining('SMS_TEMPLATES')])
  })
})
