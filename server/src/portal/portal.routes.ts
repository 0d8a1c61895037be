import { portalPicture } from '@fairground/domain/portal'
import * as calls from '@fairground/wire/portal'
import type { FastifyInstance } from 'fastify'
import { receiveFile, sendFile } from '../file'
import { isReleasedFile, listsOf, served, serveList } from '../list'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { readDesk } from './desk.service'

const content = [...calls.growingContent, ...calls.singleContent]

/** The desk that feeds the public site. */
export function portalRoutes(app: FastifyInstance, platform: Platform): void {
  const lists = listsOf(platform)
  for (const list of content) serveList(app, lists, served(list))

  serve(app, calls.portalDesk, ({ caller }) => readDesk(platform, content, caller))

  serve(app, calls.uploadPortalPicture, async ({ file, caller }) => {
    const owner = async () => caller.user.id
    const { id, name } = await receiveFile(platform, { purpose: portalPicture, file, owner })
    return { id, name }
  })

  serve(app, calls.portalPictureFile, ({ params: { fileId }, caller, reply }) =>
    sendFile(
      platform,
      { fileId, purposes: [portalPicture], readsRecord: (id) => isReleasedFile(platform.db, id) },
      caller,
      reply,
    ),
  )
}
