import * as calls from '@fairground/wire/co-exhibitor'
import type { FastifyInstance } from 'fastify'
import { receiveFile } from '../file'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { decideCoExhibitor, listCoExhibitors } from './desk.service'
import type { MayLose } from './kept'
import { coExhibitorsOfCompany, readOwn, removeCoExhibitor, saveCoExhibitor } from './own.service'

export function coExhibitorRoutes(app: FastifyInstance, platform: Platform, mayLose: MayLose): void {
  const done = (deed: Promise<void>): Promise<null> => deed.then(() => null)
  serve(app, calls.ownCoExhibitors, ({ caller }) => readOwn(platform, caller))
  serve(app, calls.saveCoExhibitor, ({ body, caller }) => done(saveCoExhibitor(platform, body, caller)))
  serve(app, calls.removeCoExhibitor, ({ body, caller }) =>
    done(removeCoExhibitor(platform, body, caller, mayLose)),
  )
  serve(app, calls.uploadCoExhibitorLogo, async ({ file, caller }) => {
    const { id, name } = await receiveFile(platform, {
      purpose: 'logo',
      file,
      owner: async () => caller.user.id,
    })
    return { id, name }
  })
  serve(app, calls.listCoExhibitors, ({ body, caller }) => listCoExhibitors(platform, body, caller.language))
  serve(app, calls.companyCoExhibitors, ({ params }) => coExhibitorsOfCompany(platform.db, params.companyId))
  serve(app, calls.decideCoExhibitor, ({ body, caller }) =>
    done(decideCoExhibitor(platform, body, caller, mayLose)),
  )
}
