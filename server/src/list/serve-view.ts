import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import type { ServedView } from './any-list'
import { listsOf } from './change-list'
import { sendExport } from './export'
import { readGroups } from './figures.repository'
import { meantToday } from './meant-today'
import { readPage } from './read-rows.service'

/** The calls of views, in the routes of the feature that says what their rows are. */
export function serveViews(app: FastifyInstance, platform: Platform, views: readonly ServedView[]): void {
  const lists = listsOf(platform)
  for (const view of views) serveView(app, lists, view)
}

function serveView(app: FastifyInstance, lists: ReturnType<typeof listsOf>, view: ServedView): void {
  const { platform } = lists
  serve(app, view.calls.page, ({ body, caller }) => readPage(lists, view, body, caller.language))
  serve(app, view.calls.exportFile, ({ params, caller, reply }) =>
    sendExport(platform, view, params.search, caller, reply),
  )
  serve(app, view.calls.sums, async ({ body }) => {
    const settings = platform.settings.current()
    const groups = await readGroups(platform.db, view, meantToday(view, body, settings), settings)
    return groups.map(({ within, values }) => ({ within, values }))
  })
}
