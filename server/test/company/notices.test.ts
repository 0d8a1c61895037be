import { findCompany, updateCompany } from '@fairground/wire/company/basics'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillIn, prepareExhibitor, type SignUpExhibitor } from '../support/sign-up-exhibitor'
import { startTestFair, type TestFair } from '../support/test-fair'
import { overseasBasics } from './sign-up-forms'

const own = 'exhibitor1@example.com'
const stranger = 'victim@stranger.example'
let fair: TestFair
let hostile: SignUpExhibitor
beforeAll(async () => {
  fair = await startTestFair()
  hostile = await prepareExhibitor(fair, 'ENG', own)
  await fillIn(hostile)
  const { call } = hostile
  const { documentFileId } = (await call(findCompany, { body: {} })) ?? {}
  const nameEn = 'Win at https://evil.example/prize now, evil.example'
  await call(updateCompany, {
    body: { ...overseasBasics, nameEn, email: stranger, documentFileId },
  })
})
afterAll(() => fair.stop())

const notices = () =>
  fair.platform.db
    .selectFrom('outbox_message')
    .select(['recipient', 'body', 'status', 'last_error as why'])
    .where('template', '=', 'signUpSubmitted')
    .orderBy('created_at')
    .execute()

describe('an overseas company that submits and withdraws all the time', () => {
  beforeAll(async () => {
    for (let round = 0; round < 10; round++) {
      await hostile.call(updateCompany, { body: { dataState: 'submitted' } })
      await hostile.call(updateCompany, { body: { dataState: 'draft' } })
    }
  })

  it('reaches nobody but itself, whatever mailbox it names', async () => {
    expect(new Set((await notices()).map(({ recipient }) => recipient))).toEqual(new Set([own]))
  })

  it('is told a few times an hour, and every message more is on record as not sent', async () => {
    const all = await notices()
    expect(all).toHaveLength(10)
    expect(all.filter(({ status }) => status === 'skipped')).toHaveLength(4)
    expect(all.at(-1)).toMatchObject({ status: 'skipped', why: expect.stringContaining('within the hour') })
  })

  it('brings no link into our messages', async () => {
    const [{ body = '' } = {}] = await notices()
    expect(body).toContain('The sign-up of Win at now, evil example was submitted')
  })
})
