import * as calls from '@fairground/wire/type-change'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { decideTypeChange, findTypeChange, listTypeChanges } from './desk.service'
import { askTypeChange, readOwn, withdrawTypeChange } from './own.service'

export function typeChangeRoutes(app: FastifyInstance, platform: Platform): void {
  const done = (deed: Promise<void>): Promise<null> => deed.then(() => null)
  serve(app, calls.ownTypeChange, ({ caller }) => readOwn(platform, caller))
  serve(app, calls.askTypeChange, ({ body, caller }) => done(askTypeChange(platform, body, caller)))
  serve(app, calls.withdrawTypeChange, ({ body, caller }) =>
    done(withdrawTypeChange(platform, body.id, caller)),
  )
  serve(app, calls.listTypeChanges, ({ body, caller }) => listTypeChanges(platform, body, caller.language))
  serve(app, calls.findTypeChange, ({ params, caller }) =>
    findTypeChange(platform, params.id, caller.language),
  )
  serve(app, calls.decideTypeChange, ({ body, caller }) => done(decideTypeChange(platform, body, caller)))
}
