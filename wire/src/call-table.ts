import * as account from './account'
import * as accountCodes from './account/codes'
import * as accountPersonal from './account/personal'
import * as accountPhoneChange from './account/phone-change'
import * as accountRecovery from './account/recovery'
import * as accountRegistration from './account/registration'
import * as codelist from './codelist'
import * as company from './company'
import * as fair from './fair'
import * as home from './home'
import type { Endpoint } from './kernel/endpoint'
import * as live from './live'
import * as outbox from './outbox'
import * as shell from './shell'

const features = {
  account: {
    ...account,
    ...accountCodes,
    ...accountPersonal,
    ...accountPhoneChange,
    ...accountRecovery,
    ...accountRegistration,
  },
  codelist,
  company,
  fair,
  home,
  live,
  outbox,
  shell,
}

export interface Call {
  feature: string
  name: string
  endpoint: Endpoint
}

/** Every call the product serves. OpenAPI, the permission table and the spec coverage walk it. */
export const callTable: Call[] = Object.entries(features).flatMap(([feature, module]) =>
  Object.entries(module as Record<string, unknown>)
    .flatMap(([name, value]) => (isEndpoint(value) ? [{ feature, name, endpoint: value }] : []))
    .sort((one, other) => (one.name < other.name ? -1 : 1)),
)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}
