import { viewLists } from '@fairground/wire/list'
import { growingContent, singleContent } from '@fairground/wire/portal'

/** Who asks: staff who may see everything, an exhibitor who has come as far as one can, or somebody who is not signed in. */
export type Asker = 'admin' | 'exhibitor' | 'anyone'

export interface Budget {
  as: Asker
  /** Statements of one request, the one that looks up its session included. */
  most: number
  /** What must be said, in the domain's words; `{hallId}` and the like stand for what the demo fair has. */
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

const budget = (as: Asker, most: number, asked: Pick<Budget, 'query' | 'body'> = {}): Budget => ({
  as,
  most,
  ...asked,
})

const ofPages = (calls: readonly string[], most: number): Record<string, Budget> =>
  Object.fromEntries(calls.map((call) => [`${call}.page`, budget('admin', most)]))

const content = [...growingContent, ...singleContent].map(({ name }) => `portal.${name}`)

/** By call. One that asks for more in every request than it did costs all who come after it; somebody has to say so here. */
export const statementBudgets: Record<string, Budget> = {
  'account.session': budget('exhibitor', 1),
  'account.listPhoneChanges': budget('admin', 3),
  'badge.listBadgeNumbers': budget('admin', 2),
  'badge.listExtras': budget('admin', 2),
  'badge.listParticipants': budget('admin', 3),
  'badge.listRequests': budget('admin', 3),
  'badge.ownBadges': budget('exhibitor', 4),
  'badge.gateList': budget('admin', 5),
  'board.listNotices': budget('admin', 3),
  'board.listQuestions': budget('admin', 3),
  'board.findBoardMessages': budget('exhibitor', 2),
  'board.listOwnQuestions': budget('exhibitor', 2),
  'booth-statistics.boothFigures': budget('admin', 3),
  'booth-statistics.boothDemand': budget('admin', 2),
  'catalogue.listCatalogue': budget('admin', 3),
  'catalogue.ownCatalogue': budget('exhibitor', 6),
  'co-exhibitor.listCoExhibitors': budget('admin', 2),
  'co-exhibitor.ownCoExhibitors': budget('exhibitor', 4),
  'codelist.codeList': budget('anyone', 1),
  'codelist.codeListOverview': budget('admin', 3),
  'company.findCompany': budget('exhibitor', 7),
  'contract.listArchive': budget('admin', 3),
  'contract.listContracts': budget('admin', 3),
  'contract.contractProcess': budget('admin', 3),
  'contract.companiesReady': budget('admin', 4),
  'contract.contractFigures': budget('admin', 5),
  'contract.findContract': budget('admin', 8),
  'contract.ownContracts': budget('exhibitor', 9),
  'download.ownDownloads': budget('exhibitor', 3),
  'draw.listDrawBatches': budget('admin', 2, { body: { round: 1 } }),
  'draw.lotteryPageA': budget('anyone', 0, { body: { round: 1 } }),
  'draw.lotteryPageB': budget('anyone', 0, { body: { round: 1 } }),
  'draw.drawNow': budget('anyone', 0, { query: { round: 1 } }),
  'fair.fairFacts': budget('anyone', 1),
  'hall.findHall': budget('anyone', 0),
  'hall.hallMap': budget('anyone', 0),
  'hall.hallMapForKnown': budget('exhibitor', 1),
  'hall.hallPlan': budget('anyone', 0, { body: { hallId: '{hallId}' } }),
  'hall.hallsInRange': budget('exhibitor', 4),
  'hall.listHallBooths': budget('anyone', 0, { body: { hallId: '{hallId}' } }),
  'hall.listHalls': budget('anyone', 0),
  'hall.mapChangesSince': budget('anyone', 0, { query: { since: 'long-ago' } }),
  'hall.searchPlans': budget('anyone', 0, { query: { text: 'W3', page: 1 } }),
  'hall.searchPlansForKnown': budget('exhibitor', 1, { query: { text: 'W3', page: 1 } }),
  'hall.siteOverview': budget('anyone', 0),
  'hall.siteOverviewForStaff': budget('admin', 1),
  'home.exhibitorHome': budget('exhibitor', 21),
  'home.organiserHome': budget('admin', 11),
  'hub.companyHub': budget('admin', 42),
  'list.associationMember.page': budget('admin', 2),
  'list.blacklistEntry.page': budget('admin', 3),
  'list.boothLog.page': budget('admin', 3),
  'list.boothTier.page': budget('admin', 3),
  'list.changeLog.page': budget('admin', 3),
  'list.companiesForBlacklist': budget('admin', 3),
  'list.companiesForGroup': budget('admin', 3),
  'list.councilMember.page': budget('admin', 2),
  'list.creditGrade.page': budget('admin', 3),
  'list.download.page': budget('admin', 3),
  'list.groupUnit.page': budget('admin', 3),
  'list.hall.page': budget('admin', 2),
  'list.loginLog.page': budget('admin', 3),
  'list.logSearch.page': budget('admin', 3),
  'list.messageLog.page': budget('admin', 3),
  'list.paymentLog.page': budget('admin', 3),
  'list.planLog.page': budget('admin', 3),
  'list.reviewComment.page': budget('admin', 2),
  'list.selectionLog.page': budget('admin', 3),
  'list.windowLog.page': budget('admin', 3),
  ...ofPages(
    viewLists.map(({ name }) => `list.${name}`),
    3,
  ),
  'mail.listQueue': budget('admin', 3),
  'payment.figureContracts': budget('admin', 3),
  'payment.figureEntries': budget('admin', 3),
  'payment.findPayment': budget('admin', 6),
  'payment.listDeferrals': budget('admin', 3),
  'payment.listInvoices': budget('admin', 3),
  'payment.listPayments': budget('admin', 3),
  'payment.listStatementLines': budget('admin', 4),
  'payment.ownPayments': budget('exhibitor', 5),
  'payment.paymentFigures': budget('admin', 4),
  'placement.listBooths': budget('admin', 3),
  'placement.findBooth': budget('admin', 4),
  ...ofPages(content, 2),
  'portal.portalDesk': budget('admin', 2),
  'product.ownProducts': budget('exhibitor', 5),
  'review.findSignUp': budget('admin', 13),
  'review.listSignUps': budget('admin', 3, { body: { view: 'signUps' } }),
  'review.reviewQueue': budget('admin', 3, { query: { tab: 'toReview' } }),
  'search.search': budget('admin', 4, { body: { text: '消防' } }),
  'selection.findChooser': budget('admin', 5),
  'selection.listChoosers': budget('admin', 4),
  'selection.listGroups': budget('admin', 3),
  'selection.ownSelection': budget('exhibitor', 4),
  'selection.selectionBoard': budget('admin', 1),
  'settings.listSettings': budget('admin', 2),
  'shell.menuTree': budget('admin', 2),
  'standing.companyStanding': budget('admin', 8),
  'system.listUsers': budget('admin', 3),
  'type-change.listTypeChanges': budget('admin', 2),
  'undertaking.listUndertakings': budget('admin', 3, { body: { kind: 'safety' } }),
  'undertaking.ownUndertakings': budget('exhibitor', 8),
  'undertaking.undertakingOverview': budget('admin', 4, { query: { kind: 'safety' } }),
  'waiting.ownWaiting': budget('exhibitor', 7),
  'waiting.waitingList': budget('admin', 4),
  'window.listWindows': budget('admin', 3),
  'window.windowOverview': budget('admin', 2),
}

/** Lists of which the demo fair has one row at most, so that nothing can be said of many. */
export const ofOneRow = [
  'account.listPhoneChanges',
  'contract.listArchive',
  'list.changeLog.page',
  'list.loginLog.page',
  'list.messageLog.page',
  'list.planLog.page',
  'list.selectionLog.page',
  'mail.listQueue',
  'payment.listInvoices',
  'payment.listStatementLines',
  ...singleContent.map(({ name }) => `portal.${name}.page`),
]
