import type { KeptList } from '@fairground/wire/list'
import type { FastifyInstance } from 'fastify'
import type { SignedInCaller } from '../../platform/http/principal'
import { serve } from '../../platform/http/serve'
import type { Lists } from '../change-list'
import { readCodeLabels, wordsOf } from '../code-labels'
import {
  applyImport,
  latestImport,
  readRun,
  requireRun,
  startImport,
  undoableImport,
  undoImport,
} from './import.service'
import { sendFaults, sendTemplate } from './import-files'
import { readImportRows } from './import-rows'

export function importRoutes(app: FastifyInstance, lists: Lists, list: KeptList): void {
  const {
    importFile,
    template,
    latestImport: latest,
    undoableImport: undoable,
    importRun,
    importRows,
    importFaults,
    applyImport: apply,
    undoImport: undo,
  } = list.calls
  if (
    !importFile ||
    !template ||
    !latest ||
    !undoable ||
    !importRun ||
    !importRows ||
    !importFaults ||
    !apply ||
    !undo
  )
    return
  const { platform } = lists

  serve(app, importFile, ({ file, body, caller }) =>
    startImport(lists, list, file, body.checkOnly ?? false, caller),
  )
  serve(app, template, ({ caller, reply }) => sendTemplate(platform, list, caller, reply))
  serve(app, latest, ({ caller }) => latestImport(lists, list, caller.language))
  serve(app, undoable, ({ caller }) => undoableImport(lists, list, caller.language))
  serve(app, importRun, ({ params, caller }) => readRun(lists, list, params.run, caller.language))
  serve(app, importRows, async ({ params, body, caller }) => {
    await requireRun(lists, list, params.run)
    return readImportRows(platform.db, list, params.run, body, await wordsFor(lists, list, caller))
  })
  serve(app, importFaults, async ({ params, caller, reply }) => {
    await requireRun(lists, list, params.run)
    return sendFaults(platform, list, params.run, caller, reply)
  })
  serve(app, apply, ({ params, caller }) => applyImport(lists, list, params.run, caller))
  serve(app, undo, ({ params, caller }) => undoImport(lists, list, params.run, caller))
}

const wordsFor = async ({ platform }: Lists, list: KeptList, { language }: SignedInCaller) =>
  wordsOf(await readCodeLabels(platform.db, list), language, platform.settings.current().timeZone)
