import Fastify, { type FastifyInstance } from 'fastify'
import { accountRoutes } from './account/account.routes'
import { addBackgroundWork } from './background-work'
import { requireWithoutCoExhibitor } from './badge'
import { badgeRoutes } from './badge/badge.routes'
import { boardRoutes } from './board/board.routes'
import { boothStatisticsRoutes } from './booth-statistics/booth-statistics.routes'
import { catalogueRoutes } from './catalogue/catalogue.routes'
import { coExhibitorRoutes } from './co-exhibitor/co-exhibitor.routes'
import { codelistRoutes } from './codelist/codelist.routes'
import { companyRoutes } from './company/company.routes'
import { contractRoutes } from './contract/contract.routes'
import { designRoutes, siteDesignRoutes } from './design/design.routes'
import { downloadRoutes } from './download/download.routes'
import { drawRoutes } from './draw/draw.routes'
import { fairRoutes } from './fair/fair.routes'
import { hallRoutes } from './hall/hall.routes'
import { homeRoutes } from './home/home.routes'
import { hubRoutes } from './hub/hub.routes'
import { listRoutes } from './list/list.routes'
import { liveRoutes } from './live/live.routes'
import { mailRoutes } from './mail/mail.routes'
import { outboxRoutes } from './outbox/outbox.routes'
import { paymentRoutes } from './payment/payment.routes'
import { placementRoutes } from './placement/placement.routes'
import { planExportRoutes } from './plan-export/plan-export.routes'
import { serveApiDocs } from './platform/http/api-docs'
import { answerBrokenHttp, answerFault, answerUnknownPath } from './platform/http/faults'
import { serveHealth } from './platform/http/health'
import { letConnectionsEnd } from './platform/http/let-connections-end'
import { protect } from './platform/http/protect'
import { serveWeb } from './platform/http/serve-web'
import { limitTime } from './platform/http/time-limit'
import { logCalls } from './platform/logging/logger'
import { serveMetrics } from './platform/metrics'
import type { Platform } from './platform/platform'
import { identifyCaller } from './platform/sessions/identify-caller'
import { portalRoutes } from './portal/portal.routes'
import { productRoutes } from './product/product.routes'
import { reviewRoutes } from './review/review.routes'
import { searchRoutes } from './search/search.routes'
import { selectionRoutes } from './selection/selection.routes'
import { settingsRoutes } from './settings/settings.routes'
import { siteRoutes } from './site/site.routes'
import { standingRoutes } from './standing/standing.routes'
import { statisticsRoutes } from './statistics/statistics.routes'
import { systemRoutes } from './system/system.routes'
import { typeChangeRoutes } from './type-change/type-change.routes'
import { undertakingRoutes } from './undertaking/undertaking.routes'
import { venueRoutes } from './venue/venue.routes'
import { waitingRoutes } from './waiting/waiting.routes'
import { createWaitingRoom } from './waiting-room'
import { waitingRoomRoutes } from './waiting-room/waiting-room.routes'
import { windowRoutes } from './window/window.routes'

/** The whole load order. What stands earlier holds for everything after it. */
export async function buildApp(
  platform: Platform,
  /** A process that lags turns callers away, unless told not to: tests share their machine with much else. */
  options: { webRoot?: string; shedsLoad?: boolean } = {},
): Promise<FastifyInstance> {
  const { config } = platform
  const app = Fastify({
    loggerInstance: platform.log,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.TRUST_PROXY ?? 'false'),
    bodyLimit: config.BODY_LIMIT_BYTES,
    // The specs carry an export's whole search in its path.
    routerOptions: { maxParamLength: 4_000 },
    requestTimeout: config.REQUEST_TIMEOUT_MS,
    http: {
      // Node works out its limit for headers from this, and takes the longer of the two for the whole request: a minute,
      // where it is set only afterwards.
      requestTimeout: config.REQUEST_TIMEOUT_MS,
      // How often Node looks for requests that are over their limit; by itself every half minute.
      connectionsCheckingInterval: 1_000,
    },
    connectionTimeout: 0,
    forceCloseConnections: 'idle',
    // What is still sent while we are closing is served, see letConnectionsEnd.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenHttp,
    frameworkErrors: answerFault,
  })
  app.setErrorHandler(answerFault)
  app.setNotFoundHandler(answerUnknownPath)

  logCalls(app)
  limitTime(app, config.REQUEST_TIMEOUT_MS)
  await protect(app, config, options.shedsLoad ?? true)
  await app.register(identifyCaller, { sessions: platform.sessions })
  serveHealth(app, platform)
  letConnectionsEnd(app)
  serveMetrics(app, { ...platform, token: config.METRICS_TOKEN, local: config.MODE === 'demo' })
  await serveApiDocs(app, config)

  const waitingRoom = createWaitingRoom(platform)
  app.addHook('onClose', async () => waitingRoom.stop())
  accountRoutes(app, platform, waitingRoom)
  badgeRoutes(app, platform)
  boardRoutes(app, platform)
  coExhibitorRoutes(app, platform, requireWithoutCoExhibitor)
  codelistRoutes(app, platform)
  companyRoutes(app, platform)
  designRoutes(app, platform)
  siteDesignRoutes(app, platform)
  downloadRoutes(app, platform)
  drawRoutes(app, platform)
  fairRoutes(app, platform)
  hallRoutes(app, platform)
  homeRoutes(app, platform)
  hubRoutes(app, platform)
  liveRoutes(app, platform)
  mailRoutes(app, platform)
  outboxRoutes(app, platform)
  listRoutes(app, platform)
  contractRoutes(app, platform)
  paymentRoutes(app, platform)
  placementRoutes(app, platform)
  planExportRoutes(app, platform)
  boothStatisticsRoutes(app, platform)
  statisticsRoutes(app, platform)
  portalRoutes(app, platform)
  productRoutes(app, platform)
  catalogueRoutes(app, platform)
  reviewRoutes(app, platform)
  searchRoutes(app, platform)
  selectionRoutes(app, platform)
  settingsRoutes(app, platform)
  await siteRoutes(app, platform, options.webRoot)
  standingRoutes(app, platform)
  systemRoutes(app, platform)
  typeChangeRoutes(app, platform)
  undertakingRoutes(app, platform)
  venueRoutes(app, platform)
  waitingRoutes(app, platform)
  waitingRoomRoutes(app, platform, waitingRoom)
  windowRoutes(app, platform)

  await addBackgroundWork(platform)
  if (options.webRoot) await serveWeb(app, options.webRoot)
  return app
}

/** "true", "false", or the addresses whose X-Forwarded-For is believed. */
const trustedProxies = (word: string): boolean | string =>
  word === 'true' || word === 'false' ? word === 'true' : word
