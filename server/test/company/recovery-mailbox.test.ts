import { randomUUID } from 'node:crypto'
import * as basics from '@fairground/wire/company/basics'
import { uploadLicence } from '@fairground/wire/company/files'
import type { Client } from '@fairground/wire/kernel/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proofFor } from '../support/sign-up-exhibitor'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { chineseBasics, upload } from './sign-up-forms'

let fair: TestFair
let call: Client
beforeAll(async () => {
  fair = await startTestFair()
  call = clientFor(fair, await fair.signIn('13800000001'))
})
afterAll(() => fair.stop())

describe('a company with a new recovery mailbox', () => {
  it('may check the code at once and save much later, after a mistake elsewhere too', async () => {
    const email = 'fourth@rongan.example'
    const sent = await proofFor(fair, call, email)
    const wrong = { email, ...sent, code: sent.code === '111111' ? '222222' : '111111' }
    expect(await refusal(call(basics.proveRecoveryMail, { body: wrong }))).toMatchObject({
      message: '验证码错误',
      fields: [{ path: 'code', message: '验证码错误' }],
    })
    const ticket = await call(basics.proveRecoveryMail, { body: { email, ...sent } })
    await refusal(call(basics.proveRecoveryMail, { body: { email, ...sent } }))
    await fair.platform.db
      .updateTable('verification_ticket')
      .set({
        created_at: sql`created_at - interval '20 hours'`,
        expires_at: sql`expires_at - interval '20 hours'`,
      })
      .where('id', '=', ticket)
      .execute()

    const documentFileId = await upload(call, uploadLicence)
    const save = (form: object) =>
      call(basics.updateCompany, { body: { ...chineseBasics, documentFileId, ticket, ...form } })
    expect((await refusal(save({ recoveryEmail: email, documentFileId: randomUUID() }))).message).toBe(
      '请上传企业营业执照',
    )
    expect((await refusal(save({ recoveryEmail: 'fifth@rongan.example' }))).message).toBe(
      '请对修改后的邮箱进行验证',
    )
    await save({ recoveryEmail: email })
    expect(await call(basics.findCompany, { body: {} })).toMatchObject({ recoveryEmail: email })
    await save({
      recoveryEmail: 'other@rongan.example',
      ...(await proofFor(fair, call, 'other@rongan.example')),
    })
    expect((await refusal(save({ recoveryEmail: email }))).message).toBe('请对修改后的邮箱进行验证')
  })
})
