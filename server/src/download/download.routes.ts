import { isExhibitor } from '@fairground/domain/account'
import { downloadFile, downloadMessages as say } from '@fairground/domain/download'
import { dayIn } from '@fairground/domain/field'
import * as calls from '@fairground/wire/download'
import { codes } from '@fairground/wire/kernel/codes'
import type { FastifyInstance } from 'fastify'
import { findCompanyFor } from '../company'
import { receiveFile, sendFile } from '../file'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { type Audience, findOfferedFile, insertFetch, readOffered } from './download.repository'

export function downloadRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings } = platform

  async function audienceOf(caller: SignedInCaller): Promise<Audience> {
    const { edition, timeZone } = settings.current()
    const company = await findCompanyFor(db, caller, {}, edition)
    return { edition, userType: caller.user.userType, companyId: company?.id, today: dayIn(timeZone) }
  }

  serve(app, calls.ownDownloads, async ({ caller }) => readOffered(db, await audienceOf(caller)))

  serve(app, calls.fetchDownload, async ({ params: { downloadId }, caller, reply }) => {
    const audience = isExhibitor(caller.user) ? await audienceOf(caller) : 'staff'
    const fileId = await findOfferedFile(db, downloadId, audience)
    if (!fileId) throw new Refusal(codes.notFound, say.gone)
    await sendFile(
      platform,
      { fileId, purposes: [downloadFile], readsRecord: async () => true },
      caller,
      reply,
    )
    if (audience !== 'staff')
      await insertFetch(db, {
        downloadId,
        fileId,
        accountId: caller.user.id,
        companyId: audience.companyId,
      })
    return null
  })

  serve(app, calls.uploadDownload, async ({ file, caller }) => {
    const owner = async () => caller.user.id
    const { id, name } = await receiveFile(platform, { purpose: downloadFile, file, owner })
    return { id, name }
  })
}
