import * as account from './account'
import * as accountCodes from './account/codes'
import * as accountPersonal from './account/personal'
import * as accountPhoneChange from './account/phone-change'
import * as accountRecovery from './account/recovery'
import * as accountRegistration from './account/registration'
import * as badge from './badge'
import * as badgeGate from './badge/gate'
import * as badgeNumbers from './badge/numbers'
import * as badgeParticipants from './badge/participants'
import * as badgeRequests from './badge/requests'
import * as board from './board'
import * as boardAttachments from './board/attachments'
import * as boardQuestions from './board/questions'
import * as boothStatistics from './booth-statistics'
import * as catalogue from './catalogue'
import * as coExhibitor from './co-exhibitor'
import * as codelist from './codelist'
import * as codelistAdmin from './codelist/admin'
import * as company from './company'
import * as companyAllocation from './company/allocation'
import * as companyBasics from './company/basics'
import * as companyBooths from './company/booth-request'
import * as companyEarlier from './company/earlier'
import * as companyFiles from './company/files'
import * as companyIntro from './company/intro'
import * as companyInvoice from './company/invoice'
import * as companyLookups from './company/lookups'
import * as companyOnBehalf from './company/on-behalf'
import * as companyPdf from './company/pdf'
import * as companySurveys from './company/surveys'
import * as contractArchive from './contract/archive'
import * as contractCheck from './contract/check'
import * as contractClasses from './contract/classes'
import * as contractDelegation from './contract/delegation'
import * as contractDesk from './contract/desk'
import * as contractFigures from './contract/figures'
import * as contractOwn from './contract/own'
import * as design from './design'
import * as designSite from './design/site'
import * as download from './download'
import * as draw from './draw'
import * as fair from './fair'
import * as hall from './hall'
import * as hallMaps from './hall/maps'
import * as hallSearch from './hall/search'
import * as home from './home'
import * as hub from './hub'
import type { Endpoint } from './kernel/endpoint'
import { growingByList, logLists, viewLists } from './list'
import * as pickers from './list/pickers'
import * as live from './live'
import * as mail from './mail'
import * as mailRounds from './mail/rounds'
import * as outbox from './outbox'
import * as paymentDeferral from './payment/deferral'
import * as paymentDesk from './payment/desk'
import * as paymentFigures from './payment/figures'
import * as paymentInvoice from './payment/invoice'
import * as paymentOwn from './payment/own'
import * as paymentStatement from './payment/statement'
import * as placement from './placement'
import * as placementOutlook from './placement/outlook'
import * as planExport from './plan-export'
import * as portal from './portal'
import * as product from './product'
import * as review from './review'
import * as search from './search'
import * as selection from './selection'
import * as selectionBlock from './selection/block'
import * as selectionBoard from './selection/board'
import * as selectionChoosers from './selection/choosers'
import * as selectionDesk from './selection/desk'
import * as selectionFavourites from './selection/favourites'
import * as settings from './settings'
import * as shell from './shell'
import * as standing from './standing'
import * as statistics from './statistics'
import * as systemMenu from './system/menu'
import * as systemOrganization from './system/organization'
import * as systemRoles from './system/roles'
import * as systemUsers from './system/users'
import * as typeChange from './type-change'
import * as undertaking from './undertaking'
import * as venue from './venue'
import * as waiting from './waiting'
import * as waitingRoom from './waiting-room'
import * as window from './window'

type Module = Record<string, unknown>

/** Each feature with the modules its calls stand in. */
const features: Record<string, Module[]> = {
  account: [account, accountCodes, accountPersonal, accountPhoneChange, accountRecovery, accountRegistration],
  badge: [badge, badgeGate, badgeNumbers, badgeParticipants, badgeRequests],
  board: [board, boardAttachments, boardQuestions],
  'booth-statistics': [boothStatistics],
  catalogue: [catalogue],
  'co-exhibitor': [coExhibitor],
  codelist: [codelist, codelistAdmin],
  company: [
    company,
    companyAllocation,
    companyBasics,
    companyBooths,
    companyEarlier,
    companyFiles,
    companyIntro,
    companyInvoice,
    companyLookups,
    companyPdf,
    companyOnBehalf,
    companySurveys,
  ],
  contract: [
    contractArchive,
    contractCheck,
    contractClasses,
    contractDelegation,
    contractDesk,
    contractFigures,
    contractOwn,
  ],
  download: [download],
  draw: [draw],
  fair: [fair],
  hall: [hall, hallMaps, hallSearch],
  home: [home],
  hub: [hub],
  live: [live],
  mail: [mail, mailRounds],
  outbox: [outbox],
  list: [callsOfLists([...growingByList, ...logLists, ...viewLists]), pickers],
  design: [design, designSite],
  payment: [paymentDesk, paymentDeferral, paymentFigures, paymentInvoice, paymentOwn, paymentStatement],
  placement: [placement, placementOutlook],
  'plan-export': [planExport],
  portal: [callsOfLists([...portal.growingContent, ...portal.singleContent]), portal],
  product: [product],
  review: [review],
  search: [search],
  selection: [
    selection,
    selectionBlock,
    selectionBoard,
    selectionChoosers,
    selectionDesk,
    selectionFavourites,
  ],
  settings: [settings],
  shell: [shell],
  standing: [standing],
  system: [systemMenu, systemOrganization, systemRoles, systemUsers],
  statistics: [
    statistics,
    callsOfLists(Object.entries(statistics.figureCalls).map(([name, calls]) => ({ name, calls }))),
  ],
  'type-change': [typeChange],
  undertaking: [undertaking],
  venue: [venue],
  waiting: [waiting],
  'waiting-room': [waitingRoom],
  window: [window],
}

export interface Call {
  feature: string
  name: string
  endpoint: Endpoint
}

/** Every call the product serves. OpenAPI, the permission table and the spec coverage walk it. */
export const callTable: Call[] = callsOf(features)

/** @throws where two calls share a name or a method and path: the later one would quietly take the other's place. */
export function callsOf(collected: Record<string, Module[]>): Call[] {
  const calls = Object.entries(collected).flatMap(([feature, modules]) =>
    modules
      .flatMap((module) => Object.entries(module))
      .flatMap(([name, value]) => (isEndpoint(value) ? [{ feature, name, endpoint: value }] : []))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  )
  refuseTwins(calls.map(({ feature, name }) => `${feature}.${name}`))
  refuseTwins(calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`))
  return calls
}

function refuseTwins(keys: string[]): void {
  const twin = keys.find((key, place) => keys.indexOf(key) !== place)
  if (twin) throw new Error(`Two calls are called ${twin}`)
}

/** `councilMember.add`, and so on for every call of every list. */
function callsOfLists(lists: { name: string; calls: object }[]): Module {
  return Object.fromEntries(
    lists.flatMap(({ name, calls }) =>
      Object.entries(calls).map(([call, value]: [string, unknown]) => [`${name}.${call}`, value]),
    ),
  )
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}
