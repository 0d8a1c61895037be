import { planPicture } from '@fairground/domain/design'
import { hallBackground } from '@fairground/domain/venue'
import * as calls from '@fairground/wire/venue'
import type { FastifyInstance } from 'fastify'
import { isOnPlan } from '../booth'
import { receiveFile, sendFile } from '../file'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { setBoothTypes } from './booth-types.service'
import { copyHalls, readLastHalls } from './copy-halls.service'

export function venueRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, calls.uploadBackground, async ({ file, caller }) => {
    const owner = async () => caller.user.id
    const { id, name } = await receiveFile(platform, { purpose: hallBackground, file, owner })
    return { id, name }
  })
  serve(app, calls.readBackground, ({ params: { fileId }, caller, reply }) => {
    const readsRecord = (id: string) => isOnPlan(platform.db, id)
    const purposes = [hallBackground, planPicture] as const
    return sendFile(platform, { fileId, purposes, readsRecord }, caller, reply)
  })
  serve(app, calls.lastHalls, () => readLastHalls(platform))
  serve(app, calls.copyHalls, ({ body, caller }) => copyHalls(platform, body, caller))
  serve(app, calls.setBoothTypes, ({ body, caller }) => setBoothTypes(platform, body, caller))
}
