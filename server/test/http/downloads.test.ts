import { downloadFile, uploadLicence } from '@fairground/wire/company/files'
import { urlOf } from '@fairground/wire/kernel/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pngOf } from '../platform/files/checks/image-samples'
import { onePagePdf } from '../platform/files/checks/pdf-samples'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

let fair: TestFair
let owner: Signed
let staff: Signed
beforeAll(async () => {
  fair = await startTestFair()
  owner = await fair.signIn('13800000001')
  staff = await fair.signIn('leader')
})
afterAll(() => fair.stop())

const kinds = {
  pdf: { contentType: 'application/pdf', content: async () => onePagePdf() },
  png: { contentType: 'image/png', content: () => pngOf(20, 20) },
}

/** As it was kept before names were looked at. */
async function keptBefore(name: string, kind: keyof typeof kinds): Promise<string> {
  const { contentType, content } = kinds[kind]
  const { db, files } = fair.platform
  const file = { content: await content(), contentType }
  const id = await files.keep({ ownerId: owner.accountId, purpose: 'licence', originalName: 'x', file })
  await db.updateTable('stored_file').set({ original_name: name }).where('id', '=', id).execute()
  return id
}

const disposition = async (fileId: string) =>
  (
    await fair.app.inject({
      url: `/api${urlOf(downloadFile, { query: { fileId } })}`,
      headers: staff.headers,
    })
  ).headers['content-disposition']

describe('a file that reaches staff', () => {
  it.each([
    [
      'a program by its name',
      'licence.hta',
      'pdf',
      `attachment; filename="licence.hta.pdf"; filename*=UTF-8''licence.hta.pdf`,
    ],
    [
      'a page',
      '执照.html',
      'png',
      `inline; filename="download.png"; filename*=UTF-8''%E6%89%A7%E7%85%A7.html.png`,
    ],
    [
      'read backwards',
      'licence\u202efdp.exe',
      'pdf',
      `attachment; filename="licencefdp.exe.pdf"; filename*=UTF-8''licencefdp.exe.pdf`,
    ],
    ['a device', 'CON', 'png', `inline; filename="_CON.png"; filename*=UTF-8''_CON.png`],
    [
      'full of signs of the header itself',
      `a";x='b'(1)*%41\r\nX-Evil: 1.png`,
      'png',
      `inline; filename="download.png"; filename*=UTF-8''a-%3Bx%3D%27b%27%281%29-%2541%20X-Evil-%201.png`,
    ],
  ] as const)('is called what it is, also when it was kept long ago as %s', async (_, name, kind, header) => {
    expect(await disposition(await keptBefore(name, kind))).toBe(header)
  })

  it('is kept under the name it is sent by', async () => {
    const file = new File([new Uint8Array(onePagePdf())], 'C:\\temp\\licence\u202e.hta')
    const { fileId, name } = await clientFor(fair, owner)(uploadLicence, { file, body: {} })
    expect(name).toBe('licence.hta.pdf')
    const { original_name: kept } = await fair.platform.db
      .selectFrom('stored_file')
      .select('original_name')
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow()
    expect(kept).toBe(name)
    expect(await disposition(fileId)).toContain(`filename="${name}"`)
  })
})
