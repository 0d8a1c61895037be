import { listMessages } from '@fairground/domain/list'
import { codes } from '@fairground/wire/kernel/codes'
import { companyBehind, figureCalls } from '@fairground/wire/statistics'
import { type Statistic, statistics } from '@fairground/wire/statistics/definitions'
import type { FastifyInstance } from 'fastify'
import { serveViews } from '../list'
import { Refusal } from '../platform/http/refusal'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { readCompanyBehind } from './company-behind.repository'
import { sendFigures } from './export-figures'
import { readFigures } from './figures.service'
import { servedViews } from './served-views'

export function statisticsRoutes(app: FastifyInstance, platform: Platform): void {
  serveViews(app, platform, servedViews)
  for (const [name, calls] of Object.entries(figureCalls)) {
    const statistic: Statistic = statistics[name as keyof typeof statistics]
    serve(app, calls.figures, ({ query }) => readFigures(platform, statistic, query))
    serve(app, calls.exportFile, ({ query, caller, reply }) =>
      sendFigures(platform, statistic, query, caller, reply),
    )
  }
  serve(app, companyBehind, async ({ query }) => {
    const company = await readCompanyBehind(platform.db, query.id)
    if (!company) throw new Refusal(codes.refused, listMessages.notFound)
    return company
  })
}
