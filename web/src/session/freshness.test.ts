import { noticeTypes } from '@fairground/domain/live/notices'
import { callTable } from '@fairground/wire/call-table'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { askAgain, showsAny, staleTags } from './freshness'
import type { LiveNews } from './live-connection'

/** A list's calls are named after it; the portal has some of its own besides. */
const isOfList = (feature: string, name: string): boolean =>
  feature === 'list' || (feature === 'portal' && name.includes('.'))

/** The calls outside the kept lists that are asked again at some news. */
const askedAt = (news: LiveNews['type']): string[] =>
  callTable
    .filter(({ endpoint: { shows } }) => showsAny(staleTags(news))({ meta: { shows } }))
    .map(({ feature, name }) => (isOfList(feature, name) ? 'list' : name))
    .filter((name, place, all) => all.indexOf(name) === place)
    .sort()

const settings = [
  'badgeSums',
  'boothDemand',
  'catalogueOverview',
  'companiesReady',
  'companyBadgeNumbers',
  'contractClasses',
  'drawNow',
  'exhibitorHome',
  'fairFacts',
  'findBlock',
  'findChooser',
  'findInvoice',
  'findTypeChange',
  'findWindow',
  'isDesignMode',
  'listBadgeNumbers',
  'listBoothRequests',
  'listCatalogue',
  'listChoosers',
  'listCoExhibitors',
  'listGroups',
  'listRequests',
  'listSettings',
  'listTypeChanges',
  'listUndertakings',
  'listWindows',
  'matchesFor',
  'ownBadges',
  'ownBlock',
  'ownCatalogue',
  'ownCoExhibitors',
  'ownDownloads',
  'ownInvoices',
  'ownPayments',
  'ownProducts',
  'ownSelection',
  'ownTypeChange',
  'ownUndertakings',
  'ownWaiting',
  'participantSums',
  'proposeAmendment',
  'selectionBoard',
  'selectionStarted',
  'settingHistory',
  'signUpRules',
  'undertakingFacts',
  'undertakingOverview',
  'waitingList',
  'windowOverview',
  'wishFacts',
]
const codeLists = [
  'codeList',
  'codeListDetail',
  'codeListHistory',
  'codeListOverview',
  'listBoothRequests',
  'mailingDivisions',
  'productCategories',
  'productCategoriesByPost',
  'productCategoriesEn',
]
const board = [
  'companyHub',
  'countOpenQuestions',
  'findBoardMessages',
  'findNotice',
  'listNotices',
  'listOwnQuestions',
  'listQuestions',
]
const lists = [
  'companiesReady',
  'companyHub',
  'companyStanding',
  'contractClasses',
  'contractFacts',
  'findUndertakingText',
  'lastHalls',
  'list',
  'listGroups',
  'listStatementLines',
  'listUndertakings',
  'ownQuota',
  'portalDesk',
  'proposeAmendment',
  'statementFacts',
  'templateVersions',
  'undertakingOverview',
]
const signUps = [
  'archiveChoices',
  'area.figures',
  'assignmentOutlook',
  'badgeSums',
  'boothArea.figures',
  'boothDemand',
  'boothProduct.figures',
  'boothTimeline',
  'catalogueOverview',
  'companiesReady',
  'companiesToPlace',
  'companyBadgeNumbers',
  'companyBehind',
  'companyCoExhibitors',
  'companyHub',
  'confirm.figures',
  'contract.figures',
  'contractCompanies',
  'contractFacts',
  'contractFigures',
  'contractProcess',
  'figureContracts',
  'figureEntries',
  'findArchived',
  'findBlock',
  'findCatalogueEntry',
  'findChooser',
  'findContract',
  'findDeferral',
  'findPayment',
  'findSignUp',
  'findTypeChange',
  'findUndertaking',
  'findWindow',
  'list',
  'listArchive',
  'listBadgeNumbers',
  'listCatalogue',
  'listChoosers',
  'listCoExhibitors',
  'listContracts',
  'listDeferrals',
  'listExtras',
  'listGroups',
  'listInvoices',
  'listParticipants',
  'listPayments',
  'listRequests',
  'listSignUps',
  'listStatementLines',
  'listTypeChanges',
  'listUndertakings',
  'listWindows',
  'matchesFor',
  'organiserHome',
  'participantSums',
  'paymentFigures',
  'product.figures',
  'proposeAmendment',
  'replayChooser',
  'returnedFor',
  'reviewQueue',
  'selectionBoard',
  'signUps.figures',
  'statementFacts',
  'undertakingFacts',
  'undertakingOverview',
  'unplaced.figures',
  'venue.figures',
  'waitingList',
  'windowOverview',
  'wishFacts',
]
const halls = [
  'area.figures',
  'assignmentOutlook',
  'badgeSums',
  'boothArea.figures',
  'boothDemand',
  'boothFigures',
  'boothProduct.figures',
  'boothTimeline',
  'companiesReady',
  'companiesToPlace',
  'companyBehind',
  'confirm.figures',
  'contractCompanies',
  'contractFacts',
  'designFacts',
  'findBooth',
  'findHall',
  'findTypeChange',
  'hallPlan',
  'hallsInRange',
  'list',
  'listBadgeNumbers',
  'listBooths',
  'listHallBooths',
  'listHalls',
  'matchesFor',
  'organiserHome',
  'product.figures',
  'proposeAmendment',
  'selectionBoard',
  'signUps.figures',
  'unplaced.figures',
  'venue.figures',
  'waitingList',
]
const draws = ['drawNow', 'drawRecord', 'listDrawBatches', 'lotteryPageA', 'lotteryPageB', 'publishedBundle']
const designs = ['designSeat', 'openSite', 'planVersions', 'siteVersions']
const people = [
  'findUser',
  'listMenuEntries',
  'listRoles',
  'listUnits',
  'listUsers',
  'menuHistory',
  'menuTree',
  'permissionMatrix',
  'roleHistory',
  'unitHistory',
  'userChoices',
  'userHistory',
  'userSessions',
]
const own = [
  'exhibitorHome',
  'hallRange',
  'hallsInRange',
  'listContracts',
  'ownBadges',
  'ownBlock',
  'ownCatalogue',
  'ownCoExhibitors',
  'ownContracts',
  'ownCreditGrades',
  'ownDownloads',
  'ownFavourites',
  'ownInvoices',
  'ownMemberships',
  'ownPayments',
  'ownProducts',
  'ownQuota',
  'ownRequests',
  'ownSelection',
  'ownTimeline',
  'ownTypeChange',
  'ownUndertakings',
  'ownWaiting',
  'returnedFor',
  'selectionStarted',
]

describe('news', () => {
  it.each<[LiveNews['type'], string[]]>([
    ['settings-changed', settings],
    ['codelist-changed', codeLists],
    ['list-changed', lists],
    ['company-changed', signUps],
    ['own-sign-up-changed', own],
    ['board-changed', board],
    ['questions-changed', board],
    ['design-changed', designs],
    ['draw-changed', [...new Set([...draws, ...own, ...signUps])].sort()],
    ['people-changed', people],
    ['session-ended', []],
    ['map-changed', halls],
    [
      'reconnected',
      [
        ...new Set([
          ...settings,
          ...codeLists,
          ...lists,
          ...signUps,
          ...own,
          ...board,
          ...halls,
          ...designs,
          ...draws,
          ...people,
        ]),
      ].sort(),
    ],
  ])('%s: asks again for what shows it and for nothing else', (news, calls) => {
    expect(askedAt(news)).toEqual(calls)
  })

  it('never changes what somebody is editing: a section follows only where the screen asks for it', () => {
    for (const news of [...noticeTypes, 'map-changed', 'reconnected'] as const)
      expect(showsAny(staleTags(news))({ meta: { shows: ['basics'] } })).toBe(false)
    const followed = { meta: { shows: ['basics', 'ownSignUp'] as const } }
    expect(showsAny(staleTags('own-sign-up-changed'))(followed)).toBe(true)
  })

  it('leaves alone what says nothing of what it shows', () => {
    expect(showsAny(['settings'])({})).toBe(false)
    expect(showsAny([])({ meta: { shows: ['settings'] } })).toBe(false)
  })
})

describe('asking again', () => {
  it('does not take an answer for new that was on its way when the news came', async () => {
    const queries = new QueryClient()
    const answers: ((text: string) => void)[] = []
    const shown = new QueryObserver(queries, {
      queryKey: ['sign-up'],
      queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
      meta: { shows: ['signUps'] },
    })
    const stop = shown.subscribe(() => undefined)
    void askAgain(queries, ['signUps'])
    answers[0]?.('from before')
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.('of now')
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('of now'))
    stop()
  })
})
