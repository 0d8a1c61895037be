import { randomUUID } from 'node:crypto'
import { askQuestion } from '@fairground/wire/board/questions'
import { type Call, callTable } from '@fairground/wire/call-table'
import {
  uploadLicence,
  uploadLogo,
  uploadProductImage,
  uploadSignUpFile,
} from '@fairground/wire/company/files'
import { createClient } from '@fairground/wire/kernel/client'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { upload } from '../company/sign-up-forms'
import { fillIn, prepareExhibitor, type SignUpExhibitor } from '../support/sign-up-exhibitor'
import { canary, plantCanaries, stateOf } from '../support/somebody-elses'
import { startTestFair, type TestFair } from '../support/test-fair'
import { nobodysPapers, papersOf } from './owner-papers'
import { excuseOf, fileIdsOf, reachOf, type Sent, type Things } from './owner-samples'

type Variant = 'CHN' | 'ENG'

let fair: TestFair
let callers: Record<Variant, SignUpExhibitor>
let owners: Record<Variant, Things>
/** What the owners have, as it was when it was last looked at. */
const known = new Map<Variant, string[]>()

/** A company with everything a company can have, all of it recognisable. */
async function somebody(variant: Variant, username: string): Promise<Things> {
  const exhibitor = await prepareExhibitor(fair, variant, username)
  await fillIn(exhibitor)
  const { companyId, as, call } = exhibitor
  const question = await call(askQuestion, { body: { text: canary, requestId: randomUUID() } })
  const uploads = {
    licenceUploadId: await upload(call, uploadLicence),
    signUpUploadId: await upload(call, uploadSignUpFile),
    logoUploadId: await upload(call, uploadLogo),
    imageUploadId: await upload(call, uploadProductImage),
  }
  const [basics, intro] = [await exhibitor.read('basics'), await exhibitor.read('intro')]
  // Companies take part again and again; what they said in earlier years is no less theirs.
  await fair.platform.db
    .insertInto('company')
    .values({ account_id: as.accountId, edition: 12, basics_saved: true })
    .execute()
  const all = await fair.platform.db
    .selectFrom('company')
    .select('id')
    .where('account_id', '=', as.accountId)
    .orderBy('edition', 'desc')
    .execute()
  const earlierCompanyId = all[1]?.id ?? ''
  const papers = await papersOf(fair, exhibitor, earlierCompanyId)
  for (const { id } of all) await plantCanaries(fair, { id, accountId: as.accountId })
  const { recovery_email, registration_number } = await fair.platform.db
    .selectFrom('company')
    .select(['recovery_email', 'registration_number'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const { credit_code } = await fair.platform.db
    .selectFrom('invoice_profile')
    .select('credit_code')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return {
    companyId,
    earlierCompanyId,
    accountId: as.accountId,
    username,
    email: recovery_email,
    creditCode: credit_code ?? '',
    registrationNumber: registration_number ?? '',
    documentFileId: String(basics.documentFileId),
    logoFileId: String(intro.logoFileId),
    imageFileId: String((intro.products as { imageFileId: string }[])[0]?.imageFileId),
    ...uploads,
    questionId: question.id,
    ...papers,
  }
}

/** Looks like somebody's, and is nobody's. */
const nobody = (): Things => ({
  companyId: randomUUID(),
  earlierCompanyId: randomUUID(),
  accountId: randomUUID(),
  username: '13899999999',
  email: 'nobody@nowhere.example',
  creditCode: '91350100M00099999X',
  registrationNumber: 'BM-21-7777',
  documentFileId: randomUUID(),
  logoFileId: randomUUID(),
  imageFileId: randomUUID(),
  licenceUploadId: randomUUID(),
  signUpUploadId: randomUUID(),
  logoUploadId: randomUUID(),
  imageUploadId: randomUUID(),
  questionId: randomUUID(),
  ...nobodysPapers(),
})

interface Seen {
  status: number
  headers: unknown[]
  body: string
}

async function ask({ endpoint }: Call, { as }: SignUpExhibitor, sent: Sent): Promise<Seen> {
  // Limits would answer for the calls; they have tests of their own.
  await fair.platform.db.deleteFrom('rate_window').execute()
  let seen: Seen | undefined
  const client = createClient({
    base: '/api',
    headers: () => as.headers,
    fetch: async (url, init) => {
      const request = new Request(`http://fair${String(url)}`, init)
      const response = await fair.app.inject({
        method: request.method as 'GET',
        url: String(url),
        headers: { ...Object.fromEntries(request.headers), ...as.headers },
        payload: Buffer.from(await request.arrayBuffer()),
      } as InjectOptions)
      const headers = ['content-type', 'content-disposition', 'location'].map(
        (name) => response.headers[name],
      )
      seen = { status: response.statusCode, headers, body: response.rawPayload.toString('latin1') }
      return new Response(response.body, { status: response.statusCode })
    },
  })
  await client(endpoint, sent as never).catch(() => undefined)
  return seen ?? expect.fail('the call was never sent')
}

/** What was sent may be repeated in an answer. */
const withoutNames = (seen: Seen, things: Things): string =>
  Object.entries(things).reduce(
    (text, [thing, value]) => text.replaceAll(asBytes(value), `‹${thing}›`),
    JSON.stringify(seen),
  )
const asBytes = (text: string): string => Buffer.from(text).toString('latin1')

/** What else is theirs names one of these. */
const everythingOf = (things: Things) => {
  const { companyId, earlierCompanyId, accountId, questionId, contractId, personId } = things
  const ids = [companyId, earlierCompanyId, accountId, questionId, contractId, personId]
  return stateOf(fair, [...ids, ...fileIdsOf(things)], fileIdsOf(things))
}

const openToExhibitors = callTable.filter(
  (call) => ['anyone', 'signedIn', 'exhibitor', 'demo'].includes(call.endpoint.access.who) && !excuseOf(call),
)

/** Each call an exhibitor may make, asked by one of each kind for what belongs to one of each kind. */
export function describeAsking(pairs: readonly (readonly [own: Variant, other: Variant])[]): void {
  beforeAll(async () => {
    known.clear()
    fair = await startTestFair()
    callers = {
      CHN: await prepareExhibitor(fair, 'CHN', '13800000001'),
      ENG: await prepareExhibitor(fair, 'ENG', 'exhibitor1@example.com'),
    }
    for (const caller of Object.values(callers)) await fillIn(caller)
    owners = {
      CHN: await somebody('CHN', '13800000002'),
      ENG: await somebody('ENG', 'exhibitor2@example.com'),
    }
    // One can still be changed, the other one still be withdrawn: either would show what got through.
    await fair.platform.db
      .updateTable('company')
      .set({ data_state: 'submitted', review_state: 'awaiting' })
      .where('id', '=', owners.ENG.companyId)
      .execute()
  })
  afterAll(() => fair.stop())

  describe.each(pairs)('an exhibitor (%s) who asks for what is another’s (%s)', (own, other) => {
    it.each(openToExhibitors.map((call) => [`${call.feature}.${call.name}`, call] as const))(
      'neither sees nor changes it by %s',
      async (_, call) => {
        const [caller, theirs, nobodys] = [callers[own], owners[other], nobody()]
        const [asked, control] = [reachOf(call, theirs, caller), reachOf(call, nobodys, caller)]
        const before = known.get(other) ?? (await everythingOf(theirs))
        for (const [index, sent] of asked.sent.entries()) {
          const seen = await ask(call, caller, sent)
          const named = JSON.stringify(sent)
          const unasked = Object.values(theirs).filter((thing) => !named.includes(thing))
          for (const secret of unasked) expect(seen.body).not.toContain(asBytes(secret))
          expect(withoutNames(seen, theirs)).not.toContain(canary)
          if (!asked.equalAnswers) continue
          const compared = await ask(call, caller, control.sent[index] ?? {})
          expect(withoutNames(seen, theirs)).toBe(withoutNames(compared, nobodys))
        }
        const after = await everythingOf(theirs)
        known.set(other, after)
        expect(after).toEqual(before)
      },
    )
  })
}
