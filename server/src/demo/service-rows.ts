import type { Language } from '@fairground/domain/text'
import type { UndertakingKind } from '@fairground/domain/undertaking'

/** What companies do once they have their booths. */
export interface ServiceRows {
  undertaking_text: UndertakingTextRow[]
  undertaking_signature: UndertakingSignatureRow[]
  undertaking_renewal: UndertakingRenewalRow[]
  download: DownloadRow[]
  product_sheet: ProductSheetRow[]
  exhibit_product: ExhibitProductRow[]
  catalogue_entry: CatalogueEntryRow[]
  directory_agreement: DirectoryAgreementRow[]
}

/** Rows of what comes after the booth, as in rows.ts. */
export interface UndertakingTextRow {
  edition: number
  kind: UndertakingKind
  language: Language
  version: number
  title: string
  body: string
  saved_at: string
  saved_by: string
}

export interface UndertakingSignatureRow {
  id: string
  edition: number
  company_id: string
  kind: UndertakingKind
  language: Language
  text_version: number
  title: string
  body: string
  text_hash: string
  company_name: string
  signer_name: string
  method: 'code' | 'staff'
  code_sent_to: string
  ticket: string | null
  reason: string
  signed_at: string
  signed_by: string
  address: string
}

export interface UndertakingRenewalRow {
  signature_id: string
  reason: string
  asked_at: string
  asked_by: string
}

export interface DownloadRow {
  id: string
  edition: number
  title_zh: string
  title_en: string
  audience: 'all' | 'CHN' | 'ENG'
  reach: 'all' | 'booths'
  visible_from: string | null
  visible_until: string | null
  position: number
  created_at: string
  created_by: string
  updated_at: string
  updated_by: string
}

export interface ProductSheetRow {
  company_id: string
  version: number
  updated_by: string
}

export interface ExhibitProductRow {
  id: string
  company_id: string
  position: number
  category: string
  is_new: boolean
  name_zh: string
  name_en: string
  text_zh: string
  text_en: string
}

export interface CatalogueEntryRow {
  company_id: string
  edition: number
  state: 'submitted' | 'returned' | 'approved'
  name_zh: string
  name_en: string
  address_zh: string
  address_en: string
  phone: string
  email: string
  website: string
  intro_zh: string
  intro_en: string
  /** As it was handed in. */
  given: object
  submitted_at: string
  remark: string
  decided_at: string | null
  decided_by: string | null
  updated_at: string
  updated_by: string
}

export interface DirectoryAgreementRow {
  company_id: string
  agreed_by: string
}
