import { describe, expect, it } from 'vitest'
import { callTable } from './call-table'
import { staleAfter } from './live'

/** Reading calls that show nothing, and why no news makes them stale. */
const reasons: Record<string, string[]> = {
  'asked once, for the answer of that moment': [
    'account.captcha',
    'account.countCreditCode',
    'account.countEmail',
    'account.countUsername',
    'company.checkComplete',
    'company.countRecoveryEmail',
    'company.newAccountConflicts',
    'contract.checkPaper',
    'contract.previewTemplate',
    'design.planVersion',
    'design.siteVersion',
    'design.readDrawing',
    'hall.isNumberTaken',
    'list.associationMember.similar',
    'list.boothTier.doubts',
    'list.councilMember.similar',
    'list.creditGrade.similar',
    'list.groupUnit.similar',
    'mail.previewMessage',
    'plan-export.findPlanExport',
    'plan-export.planMailbox',
  ],
  'asked again by the gate itself, for what changed since': ['badge.gateList'],
  'asked again as often as the answer says': ['waiting-room.lookIntoWaitingRoom'],
  'asked again with each search': [
    'company.accountsForSignUp',
    'hall.searchPlans',
    'hall.searchPlansForKnown',
    'list.companiesForBlacklist',
    'list.companiesForGroup',
    'search.search',
    'selection.unwishedNeighbours',
  ],
  'only grows, and is read page by page: rows must not move under the reader': [
    'list.boothLog.page',
    'list.changeLog.page',
    'list.logSearch.page',
    'list.loginLog.page',
    'list.messageLog.page',
    'list.paymentLog.page',
    'list.planLog.page',
    'list.selectionLog.page',
    'list.windowLog.page',
    'outbox.demoOutbox',
  ],
  'changes by what is pushed to the map itself': [
    'hall.hallMap',
    'hall.hallMapForKnown',
    'hall.mapChangesSince',
    'hall.siteOverview',
    'hall.siteOverviewForStaff',
  ],
  'opened once and then drawn on: what others do comes as news of seat and booths': ['design.openDesign'],
  'no notice tells of it, and it hardly changes within a visit': [
    'account.session',
    'company.boothHistory',
    'company.earlierSignUp',
    'company.ownCreditCode',
    'company.selectedBooths',
  ],
  'served for the specs, shown on no screen': [
    'company.findInvoices',
    'company.listIntro',
    'company.listOwnCompanies',
    'company.listProducts',
    'company.listQualification',
    'company.listScale',
    'company.signUpFigures',
  ],
}

const shown = callTable.filter(({ endpoint }) => endpoint.shows.length > 0)

describe('what a call shows', () => {
  it('is said by every reading call, or there is a reason why it never goes stale', () => {
    const silent = callTable
      .filter(
        ({ endpoint: { effect, answer, shows } }) =>
          effect === 'reads' && answer === 'envelope' && !shows.length,
      )
      .map(({ feature, name }) => `${feature}.${name}`)
    expect(silent.sort()).toEqual(Object.values(reasons).flat().sort())
  })

  it('is said by reading calls alone', () => {
    expect(shown.filter(({ endpoint }) => endpoint.effect !== 'reads')).toEqual([])
  })

  it('is on some screen for everything a notice tells of', () => {
    const tags = new Set(shown.flatMap(({ endpoint }) => endpoint.shows))
    expect(
      Object.values(staleAfter)
        .flat()
        .filter((tag) => !tags.has(tag)),
    ).toEqual([])
  })
})
