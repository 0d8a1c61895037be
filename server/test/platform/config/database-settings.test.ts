import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { readConfig, readStorageSettings } from '../../../src/platform/config/config'
import { productionSettings } from '../../support/production-settings'
import { problems } from './problems'

describe('the address of the database', () => {
  it.each([
    ['an @', 'p@ss-word'],
    ['a /', 'p/ss-word'],
    ['a / after digits, which would make the user a host', '12/ss-word'],
    ['a ?', '12?ss-word'],
    ['a #', '12#ss-word'],
    ['a %', 'p%ss-word'],
    ['a % and digits of which one is none', 'p%1z-word'],
    ['a space', 'p ss-word'],
  ])('is refused with %s in its password, which is not repeated', (_case, password) => {
    const [problem = '', ...more] = problems({
      MODE: 'demo',
      DATABASE_URL: `postgres://fair:${password}@localhost/fair`,
    })
    expect(more).toEqual([])
    expect(problem).toMatch(
      /^DATABASE_URL: user and password must be percent-encoded.*%40.*DATABASE_PASSWORD/,
    )
    expect(problem).not.toContain('word@')
    expect(problem).not.toContain('ss-word')
  })

  it.each([
    'postgres://fair:p%40ss%2Fword%25@localhost:5432/fair',
    'postgresql://fair@localhost/fair',
    'postgres://localhost/fair?application_name=x',
    'postgres://fair:secret@/fair?host=/var/run/postgresql',
    'postgres://fair:secret@[::1]:5432/fair',
  ])('may be %s', (url) => {
    expect(readConfig({ MODE: 'demo', DATABASE_URL: url }).DATABASE_URL).toBe(url)
  })

  it('is refused when the driver cannot read it', () => {
    expect(problems({ MODE: 'demo', DATABASE_URL: 'postgres://fair:secret@one,two:port/fair' })).toEqual([
      'DATABASE_URL: must look like postgres://user:password@host:5432/database',
    ])
  })

  it.each(['sslmode=disable', 'application_name=x&ssl=0'])('may not overrule DATABASE_TLS by %s', (query) => {
    expect(problems({ MODE: 'demo', DATABASE_URL: `postgres://localhost/fair?${query}` })).toEqual([
      expect.stringMatching(/^DATABASE_URL: may not say how to encrypt.*DATABASE_TLS/),
    ])
  })

  it.each(['p@ss/w#o?r%d', '\' "\\:[]{}', '密码 %41', 'plain'])(
    'takes the password %s from DATABASE_PASSWORD as it is',
    (password) => {
      for (const url of [
        'postgres://fair@localhost:5433/fair?application_name=x',
        'postgres://fair:replaced@localhost:5433/fair?application_name=x',
      ]) {
        const { DATABASE_URL } = readConfig({ MODE: 'demo', DATABASE_URL: url, DATABASE_PASSWORD: password })
        const client = new pg.Client({ connectionString: DATABASE_URL ?? '' })
        const { user, host, port, database } = client
        expect({ user, host, port, database, password: client.password }).toEqual({
          user: 'fair',
          host: 'localhost',
          port: 5433,
          database: 'fair',
          password,
        })
        // As the background process is given it: the finished address, and no second password to put in.
        expect(readConfig({ MODE: 'demo', DATABASE_URL, DATABASE_PASSWORD: '' }).DATABASE_URL).toBe(
          DATABASE_URL,
        )
      }
    },
  )

  it('needs to be there for a password to belong to', () => {
    expect(problems({ DATABASE_PASSWORD: 'secret' })).toEqual([
      'DATABASE_PASSWORD: belongs to DATABASE_URL, which is not set',
    ])
  })
})

describe('the way to the database', () => {
  const production = (changed: Record<string, string>) => problems({ ...productionSettings, ...changed })

  it.each(['db.example.com', '10.0.0.5', '[fd00::5]', '127.example.com', 'notlocalhost'])(
    'is refused in production when it is open for others to listen: %s',
    (host) => {
      const DATABASE_URL = `postgres://fair@${host}/fair`
      const open = expect.stringMatching(
        /^DATABASE_TLS: .* is another machine.*verify.*require.*private-network/,
      )
      expect(production({ DATABASE_URL })).toEqual([open])
      expect(production({ DATABASE_URL, DATABASE_TLS: 'off' })).toEqual([open])
      expect(() => readStorageSettings({ DATABASE_URL })).toThrow('DATABASE_TLS')
      expect(problems({ DATABASE_URL, MODE: 'demo' })).toEqual([])
    },
  )

  it.each([
    'postgres://fair@localhost/fair',
    'postgres://fair@127.0.0.1/fair',
    'postgres://fair@127.1.2.3:5433/fair',
    'postgres://fair@[::1]/fair',
    'postgres://fair@/fair?host=/var/run/postgresql',
    'postgres://fair@%2Fvar%2Frun%2Fpostgresql/fair',
  ])('needs no TLS on this machine: %s', (DATABASE_URL) => {
    expect(production({ DATABASE_URL })).toEqual([])
  })

  it.each([
    ['private-network', 'off'],
    ['require', 'require'],
    ['verify', 'verify'],
  ])('may be %s to another machine', (said, connects) => {
    const settings = {
      ...productionSettings,
      DATABASE_URL: 'postgres://fair@database/fair',
      DATABASE_TLS: said,
    }
    expect(readConfig(settings).DATABASE_TLS).toBe(connects)
  })

  it('is not taken with an authority whose certificate cannot be read', () => {
    expect(problems({ DATABASE_CA_FILE: '/nowhere/ca.pem' })).toEqual([
      'DATABASE_CA_FILE: /nowhere/ca.pem cannot be read',
    ])
  })
})

describe('a command beside the product', () => {
  it('needs to know about the database and the files only', () => {
    expect(
      readStorageSettings({
        DATABASE_URL: 'postgres://fair@localhost/fair',
        DATABASE_PASSWORD: 'p@ss',
        DATA_DIR: '/srv/fair',
        SMS: 'aliyun',
      }),
    ).toEqual({
      DATABASE_URL: 'postgres://fair:p%40ss@localhost/fair',
      DATABASE_TLS: 'off',
      databaseCa: undefined,
      dataDir: '/srv/fair',
      FILES: 'disk',
      S3_REGION: 'us-east-1',
      S3_PATH_STYLE: true,
    })
  })

  it('does not send a password in the clear where the product would not', () => {
    const url = { DATABASE_URL: 'postgres://fair:secret@db.example.com/fair' }
    expect(() => readStorageSettings(url)).toThrow(/DATABASE_TLS: db\.example\.com is another machine/)
    expect(readStorageSettings({ ...url, DATABASE_TLS: 'require' })).toMatchObject({
      DATABASE_TLS: 'require',
    })
  })
})
