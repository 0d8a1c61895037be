import { logLists } from '@fairground/wire/list'
import { logSearch } from '@fairground/wire/list/lists/log-search'
import { companiesForBlacklist, companiesForGroup } from '@fairground/wire/list/pickers'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { type Lists, listsOf } from './change-list'
import { pickCompanies } from './company-picker.repository'
import { findDoubts } from './doubts'
import { sendExport } from './export'
import { importRoutes } from './import/import.routes'
import { addRow, editRow, removeRows, restoreRow } from './list.service'
import { readPublicRows } from './list-traits.repository'
import { foundInLogs, searchLogs } from './log-search'
import { moveRow } from './move-row'
import { stepRow } from './publishing'
import { findRow, readPage } from './read-rows.service'
import { noteEditing } from './row-editors'
import { readHistory } from './row-history'
import { findVersions } from './row-versions'
import { type ServedList, servedLists } from './served-lists'
import { findSimilar } from './similar-rows'

/** The lists of this feature, and the logs. */
export function listRoutes(app: FastifyInstance, platform: Platform): void {
  const lists = listsOf(platform)
  for (const list of servedLists) serveList(app, lists, list)
  const { db, patientDb, settings } = platform
  for (const list of logLists) {
    const all = list.name === logSearch.name
    serve(app, list.calls.page, ({ body, caller }) =>
      all ? searchLogs(db, body) : readPage(lists, list, body, caller.language),
    )
    serve(app, list.calls.exportFile, ({ params: { search }, caller, reply }) =>
      sendExport(platform, list, search, caller, reply, all ? foundInLogs(patientDb, search) : undefined),
    )
  }
  serve(app, companiesForBlacklist, ({ body }) =>
    pickCompanies(db, 'blacklist', body, settings.current().edition),
  )
  serve(app, companiesForGroup, ({ body }) => pickCompanies(db, 'group', body, settings.current().edition))
}

/** Every call of a list, for the feature that brings it. */
export function serveList(app: FastifyInstance, lists: Required<Lists>, list: ServedList): void {
  const { calls } = list
  const { platform } = lists
  serve(app, calls.page, ({ body, caller }) => readPage(lists, list, body, caller.language))
  serve(app, calls.find, ({ params, caller }) => findRow(platform, list, params.id, caller.language))
  if (calls.add) serve(app, calls.add, ({ body, caller }) => savedOne(addRow(lists, list, body, caller)))
  serve(app, calls.edit, ({ body, caller }) => savedOne(editRow(lists, list, body, caller)))
  if (calls.remove) serve(app, calls.remove, ({ body, caller }) => removeRows(lists, list, body, caller))
  serve(app, calls.history, ({ params }) => readHistory(platform.db, list, params.id))
  serve(app, calls.restore, ({ body, caller }) => restoreRow(lists, list, body, caller))
  if (calls.step) serve(app, calls.step, ({ body, caller }) => stepRow(lists, list, body, caller))
  if (calls.move) serve(app, calls.move, ({ body, caller }) => moveRow(lists, list, body, caller))
  if (calls.versions) serve(app, calls.versions, ({ params }) => findVersions(platform.db, list, params.id))
  if (calls.editing) serve(app, calls.editing, ({ body, caller }) => noteEditing(platform.db, body, caller))
  if (calls.published)
    serve(app, calls.published, ({ query }) => readPublicRows(platform.db, list, query.language))
  if (calls.similar) serve(app, calls.similar, ({ body }) => findSimilar(platform.db, list, body))
  if (calls.doubts)
    serve(app, calls.doubts, ({ body, caller }) => findDoubts(platform, list, body, caller.language))
  if (calls.exportFile)
    serve(app, calls.exportFile, ({ params, caller, reply }) =>
      sendExport(platform, list, params.search, caller, reply),
    )
  importRoutes(app, lists, list)
}

/** The specs answer how many. */
const savedOne = (saving: Promise<unknown>): Promise<number> => saving.then(() => 1)
