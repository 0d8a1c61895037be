import type {
  Authority,
  ContractEvent,
  ContractLine,
  ContractState,
  Party,
  PriceRules,
} from '@fairground/domain/contract'
import type { Currency, InstalmentPlan } from '@fairground/domain/money'
import type { DeferralEvent } from '@fairground/domain/payment'

/** Rows of everything about contracts, as the tables take them. */
export interface ContractRows {
  contract_class: ContractClassRow[]
  contract_template: ContractTemplateRow[]
  contract_number: ContractNumberRow[]
  contract: ContractRow[]
  contract_booth: ContractBoothRow[]
  contract_event: ContractEventRow[]
  contract_signature: ContractSignatureRow[]
  contract_instalment: ContractInstalmentRow[]
  contract_request: ContractRequestRow[]
}

export interface ContractClassRow {
  id: string
  edition: number
  name_zh: string
  name_en: string
  user_type: 'CHN' | 'ENG'
  currency: Currency
  rules: PriceRules
  position: number
  created_at: string
  created_by: string
  updated_at: string
  updated_by: string
}

export interface ContractTemplateRow {
  id: string
  class_id: string
  language: 'zh' | 'en'
  number: number
  title: string
  body: string
  created_at: string
  created_by: string
}

export interface ContractNumberRow {
  edition: number
  last: number
}

export interface ContractRow {
  id: string
  company_id: string
  edition: number
  number: string
  state: ContractState
  class_id: string
  template_id: string
  language: 'zh' | 'en'
  currency: Currency
  lines: ContractLine[]
  total: number
  party: Party
  organiser: string
  plan: InstalmentPlan[]
  title: string
  body: string
  drawn_up_on: string
  sign_by: string
  reason: string
  sent_at: string | null
  signed_at: string | null
  countersigned_at: string | null
  countersigned_by: string | null
  document_sha256: string | null
  version: number
  created_at: string
  updated_at: string
  updated_by: string
}

export interface ContractBoothRow {
  contract_id: string
  booth_id: string
  live: boolean
}

export interface ContractEventRow {
  contract_id: string
  at: string
  event: ContractEvent
  actor_id: string | null
  actor_name: string
  reason: string
  details: object
}

export interface ContractSignatureRow {
  id: string
  contract_id: string
  kind: 'code'
  account_id: string
  signer_name: string
  signer_post: string
  authority: Authority
  signed_at: string
  address: string
  sent_to: string
  text_sha256: string
  ticket: string
}

export interface LedgerEntryRow {
  id: string
  contract_id: string
  company_id: string
  edition: number
  currency: Currency
  kind: 'charge' | 'payment'
  amount: number
  booked_on: string
  reason: string
  once: string
  made_at: string
  made_by: string | null
}

export interface DeferralRow {
  id: string
  contract_id: string
  instalment: number
  version: number
  state: 'proposed' | 'granted' | 'refused'
  due_before: string
  due_on: string
  reason: string
  asked_at: string
  asked_by: string
  proposed_by: string
  decided_at: string | null
  decided_by: string | null
  answer: string
}

export interface DeferralEventRow {
  deferral_id: string
  event: DeferralEvent
  at: string
  actor_id: string
  due_on: string
  reason: string
}

export interface ContractInstalmentRow {
  contract_id: string
  number: number
  share: number
  amount: number
  due_on: string
}

export interface ContractRequestRow {
  id: string
  contract_id: string
  text: string
  state: 'open'
  asked_at: string
  asked_by: string
}
