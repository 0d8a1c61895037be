import { noticeTypes } from '@fairground/domain/live/notices'
import { callTable } from '@fairground/wire/call-table'
import { describe, expect, it } from 'vitest'
import { showsAny, staleTags } from './freshness'
import type { LiveNews } from './live-connection'

/** The calls outside the kept lists that are asked again at some news. */
const askedAt = (news: LiveNews['type']): string[] =>
  callTable
    .filter(({ endpoint: { shows } }) => showsAny(staleTags(news))({ meta: { shows } }))
    .map(({ feature, name }) => (feature === 'list' ? 'list' : name))
    .filter((name, place, all) => all.indexOf(name) === place)
    .sort()

const settings = [
  'boothDemand',
  'fairFacts',
  'findInvoice',
  'isDesignMode',
  'listBoothRequests',
  'listSettings',
  'settingHistory',
  'signUpRules',
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
const lists = ['companyHub', 'companyStanding', 'lastHalls', 'list']
const signUps = [
  'boothDemand',
  'companyHub',
  'findSignUp',
  'listSignUps',
  'organiserHome',
  'returnedFor',
  'reviewQueue',
]
const halls = [
  'boothDemand',
  'boothFigures',
  'findBooth',
  'findHall',
  'hallPlan',
  'hallsInRange',
  'listBooths',
  'listHallBooths',
  'listHalls',
]
const own = [
  'exhibitorHome',
  'hallRange',
  'hallsInRange',
  'ownCreditGrades',
  'ownMemberships',
  'ownTimeline',
  'returnedFor',
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
    ['session-ended', []],
    ['map-changed', halls],
    [
      'reconnected',
      [...new Set([...settings, ...codeLists, ...lists, ...signUps, ...own, ...board, ...halls])].sort(),
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
