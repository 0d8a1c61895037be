import { initialSettings, settingMessages } from '@fairground/domain/settings'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymousFrom, startTestFair, type TestFair } from '../../support/test-fair'

let one: TestFair
let two: TestFair
beforeAll(async () => {
  one = await startTestFair()
  two = await startTestFair({ database: one.database })
})
afterAll(async () => {
  await two.stop()
  await one.stop()
})

const someone = anonymousFrom('10.0.0.1')

describe('settings', () => {
  it('start from their defaults, but for what the demo fair has begun', () => {
    expect(one.platform.settings.current()).toEqual({ ...initialSettings, selectionStarted: true })
  })

  it('changed on one process hold on the other, and leave a trace', async () => {
    await one.platform.settings.change('lockoutFailures', 7, someone)
    expect(one.platform.settings.current().lockoutFailures).toBe(7)
    await expect.poll(() => two.platform.settings.current().lockoutFailures).toBe(7)
    const entry = await one.platform.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('subject_id', '=', 'lockoutFailures')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ action: 'change', before: 5, after: 7, address: '10.0.0.1' })
  })

  it('refuse a value their rule does not allow', async () => {
    await expect(one.platform.settings.change('lockoutFailures', 0, someone)).rejects.toThrow()
    expect(one.platform.settings.current().lockoutFailures).toBe(7)
  })

  it('changed on an older version of themselves are refused; asked for again they are simply so', async () => {
    await one.platform.settings.change('codeTries', 4, someone, { basedOn: 0 })
    await expect(two.platform.settings.change('codeTries', 6, someone, { basedOn: 0 })).rejects.toMatchObject(
      {
        messageKey: settingMessages.conflict,
      },
    )
    await two.platform.settings.change('codeTries', 4, someone, { basedOn: 0 })
    expect(two.platform.settings.current().codeTries).toBe(4)
  })

  it('back at their default follow it on every process', async () => {
    await one.platform.settings.reset('codeTries', someone, { basedOn: 1 })
    await expect.poll(() => two.platform.settings.current().codeTries).toBe(initialSettings.codeTries)
  })

  it('that cannot be read fall back to the default instead of stopping the fair', async () => {
    await sql`INSERT INTO setting (key, value) VALUES ('edition', '"twenty-one"')`.execute(one.platform.db)
    await one.platform.settings.reload()
    expect(one.platform.settings.current().edition).toBe(initialSettings.edition)
    expect(one.log()).toContain('setting edition holds a value this version cannot use')
  })
})
