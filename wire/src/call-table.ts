import * as account from './account'
import * as accountCodes from './account/codes'
import * as accountPersonal from './account/personal'
import * as accountPhoneChange from './account/phone-change'
import * as accountRecovery from './account/recovery'
import * as accountRegistration from './account/registration'
import * as board from './board'
import * as boardAttachments from './board/attachments'
import * as boardQuestions from './board/questions'
import * as boothStatistics from './booth-statistics'
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
import * as fair from './fair'
import * as hall from './hall'
import * as hallMaps from './hall/maps'
import * as home from './home'
import * as hub from './hub'
import type { Endpoint } from './kernel/endpoint'
import { keptLists, logLists } from './list'
import * as pickers from './list/pickers'
import * as live from './live'
import * as outbox from './outbox'
import * as placement from './placement'
import * as planExport from './plan-export'
import * as review from './review'
import * as search from './search'
import * as settings from './settings'
import * as shell from './shell'
import * as standing from './standing'
import * as venue from './venue'

type Module = Record<string, unknown>

/** Each feature with the modules its calls stand in. */
const features: Record<string, Module[]> = {
  account: [account, accountCodes, accountPersonal, accountPhoneChange, accountRecovery, accountRegistration],
  board: [board, boardAttachments, boardQuestions],
  'booth-statistics': [boothStatistics],
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
  fair: [fair],
  hall: [hall, hallMaps],
  home: [home],
  hub: [hub],
  live: [live],
  outbox: [outbox],
  list: [callsOfLists([...keptLists, ...logLists]), pickers],
  placement: [placement],
  'plan-export': [planExport],
  review: [review],
  search: [search],
  settings: [settings],
  shell: [shell],
  standing: [standing],
  venue: [venue],
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
