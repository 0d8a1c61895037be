import type { Announced, PublicSource } from '@fairground/domain/draw'
import type { SettingKey } from '@fairground/domain/settings'
import type { Scenery } from '@fairground/floorplan/scene'
import type { SitePlan } from '@fairground/floorplan/site-plan'
import type { BadgeExtraRow, BadgePersonRow, BadgeRequestRow } from './badges/badge-row-types'
import type { CoExhibitorRow } from './changes/co-exhibitor-rows'
import type { TypeChangeRow } from './changes/type-change-rows'
import type { ContractRows, DeferralEventRow, DeferralRow, LedgerEntryRow } from './contracts/rows'
import type { StaffPlaceRow, UnitRow } from './organisation'
import type { PortalRows } from './portal/portal-rows'
import type { ServiceRows } from './service-rows'

/**
 * Rows as the tables take them: property names are column names, values are what JSON can carry (times as ISO
 * strings). A column that is left out gets the database's default.
 */
export interface AccountRow {
  id: string
  username: string
  user_type: 'CHN' | 'ENG'
  department: 'administrator' | 'exhibitor' | 'staff'
  real_name: string
  must_change_password: boolean
  created_at: string
  updated_at: string
}

/** Roles are seeded by the server, so a role is named here by its code and looked up when loading. */
export interface AccountRoleRow {
  account_id: string
  role_code: string
}

export interface CompanyRow {
  id: string
  account_id: string
  edition: number
  name_zh: string
  name_en: string
  short_name_zh: string
  short_name_en: string
  registered_address: string
  contact_name: string
  contact_mobile: string
  backup_name: string
  backup_mobile: string
  mailing_name: string
  mailing_mobile: string
  mailing_province: string
  mailing_city: string
  mailing_detail: string
  invoice_address: string
  office_phone: string
  office_extension: string
  fax: string
  website: string
  recovery_email: string
  email: string
  wechat: string
  postal_code: string
  basics_saved: boolean
  data_state: 'draft' | 'submitted' | 'rejected'
  review_state: 'awaiting' | 'rejected' | 'approved' | 'started' | 'second' | null
  review_remark: string
  reviewed_by: string | null
  reviewed_at: string | null
  registration_number: string | null
  submitted_at: string | null
  created_at: string
  created_by: string
  updated_at: string
  updated_by: string
}

export interface InvoiceProfileRow {
  company_id: string
  edition: number
  invoice_type: 'special' | 'ordinary' | 'overseas'
  title: string
  credit_code: string | null
  address: string
  contact: string
  area_code: string
  phone: string
  fax: string
  bank: string
  bank_account: string
  saved: boolean
}

export interface QualificationSurveyRow {
  company_id: string
  company_nature: string
  overseas_agent: boolean | null
  overseas_brand: string
  invention_patents: number | null
  utility_patents: number | null
  design_patents: number | null
  high_tech: boolean | null
  high_tech_level: string
  product_categories: string[]
  credit_rated: boolean | null
  credit_grade: string
  certifications: string[]
  other_certification: string
  saved: boolean
}

export interface ScaleSurveyRow {
  company_id: string
  region: string
  years_established: string
  paid_in_capital: string
  revenue_scale: string
  staff_scale: string
  intellectual_property: string
  research_share: string
  bad_record: string
  responsibility_report: string
  domestic_fairs: number
  foreign_fairs: number
  saved: boolean
}

export interface CompanyIntroRow {
  company_id: string
  intro_zh: string
  intro_en: string
  saved: boolean
}

export interface ProductIntroRow {
  id: string
  company_id: string
  position: number
  category: string
  intro_zh: string
  intro_en: string
}

export interface BoothRequestRow {
  company_id: string
  exhibit_type: '01' | '02' | '03'
  booth_type: '1' | '2' | '3'
  standard_booths: number
  indoor_area: number
  outdoor_area: number
  saved: boolean
}

export interface BoothHistoryRow {
  account_id: string
  edition: number
  standard_booths: number
  raw_area: number
}

export interface HallRow {
  id: string
  edition: number
  code: string
  name_zh: string
  name_en: string
  kind: 'indoor' | 'outdoor'
  exhibit_type: string
  position: number
  width_m: number
  depth_m: number
  scenery: Scenery
  clear_height_m: number | null
  floor_load_kg_m2: number
  move_in_from: string
  move_in_until: string
  move_out_from: string
  move_out_until: string
}

export interface BoothRow {
  id: string
  hall_id: string
  edition: number
  code: string
  booth_class: 'standard' | 'raw'
  exhibit_type: string
  open_sides: number
  special: boolean
  status: 'normal' | 'allotted' | 'bespoke' | 'completed' | 'occupy' | 'function' | 'partial' | 'disabled'
  name: string
  name_en: string
  x_m: number
  y_m: number
  width_m: number
  depth_m: number
}

export interface BoothHoldingRow {
  id: string
  booth_id: string
  company_id: string
  edition: number
  origin: 'chosen' | 'assigned'
  taken_at: string
}

export interface BoothChoiceRow {
  company_id: string
  state: 'finished' | 'confirmed'
  finished_at: string
  confirmed_at: string | null
}

export interface BoothReservationRow {
  id: string
  booth_id: string
  reason: string
  expires_on: string | null
  reserved_at: string
}

export interface SitePlanRow {
  edition: number
  plan: SitePlan
}

export interface SelectionWindowRow {
  company_id: string
  batch: number
  starts_at: string
  ends_at: string
  round: number
  source: 'draw' | 'hand'
  set_at: string
  set_by: string
}

export interface SelectionWindowChangeRow {
  at: string
  company_id: string
  round: number
  action: 'set' | 'change'
  source: 'draw' | 'hand'
  starts_before: string | null
  ends_before: string | null
  starts_after: string
  ends_after: string
  reason: string
  actor_id: string
}

export interface DrawBatchRow {
  id: string
  edition: number
  round: number
  sequence: number
  size: number
  starts_at: string
  ends_at: string
  created_at: string
  created_by: string
  updated_at: string
  updated_by: string
}

export interface DrawRow {
  id: string
  edition: number
  round: number
  attempt: number
  state: 'drawn'
  announced: Announced
  list_hash: string
  companies: number
  source: PublicSource
  commitment: string
  secret: string
  frozen_at: string
  frozen_by: string
  public_value: string
  value_at: string
  value_by: string
  seed: string
  drawn_at: string
  drawn_by: string
}

export interface DrawPlaceRow {
  draw_id: string
  company_id: string
  registration_number: string
  place: number
  batch: number
  starts_at: string
  ends_at: string
}

export interface SettingRow {
  key: SettingKey
  value: unknown
  updated_at: string
  updated_by: string
}

export interface ReviewCommentRow {
  id: string
  text: string
  decision: 'approved' | 'rejected' | null
  language: 'zh' | 'en' | null
  created_by: string
}

export interface BoothTierRow {
  id: string
  kind: 'registration' | 'review'
  booth_type: '1' | '2' | '3'
  exhibit_type: '01' | '02' | '03'
  min_area: number | null
  max_area: number | null
  min_count: number | null
  max_count: number | null
  label: string
  created_by: string
}

export interface CreditGradeRow {
  id: string
  company_name: string
  credit_code: string
  grade: string
  certificate_number: string
  issued_on: string
  valid_until: string
  created_by: string
}

export interface CouncilMemberRow {
  id: string
  company_name: string
  credit_code: string
  serial: number
  created_by: string
}

export interface GroupUnitRow {
  id: string
  company_id: string | null
  company_name: string
  credit_code: string
  group_type: string
  group_name: string
  created_by: string
}

export interface AssociationMemberRow {
  id: string
  company_name: string
  joined_on: string
  certificate_number: string
  valid_from: string
  valid_until: string
  created_by: string
}

export interface BlacklistEntryRow {
  id: string
  account_id: string
  company_name: string
  remark: string
  created_by: string
}

export interface NoticeRow {
  id: string
  edition: number
  title_zh: string
  body_zh: string
  title_en: string
  body_en: string
  pinned: boolean
  state: 'draft' | 'published' | 'withdrawn'
  published_at: string | null
  published_by: string | null
  created_at: string
  created_by: string
  updated_at: string
  updated_by: string
}

export interface BoardQuestionRow {
  id: string
  edition: number
  account_id: string
  notice_id: string | null
  request_id: string
  text: string
  asked_at: string
  answer: string
  answered_at: string | null
  answered_by: string | null
  version: number
}

/** What companies hand in. */
export interface SignUpRows {
  company: CompanyRow[]
  invoice_profile: InvoiceProfileRow[]
  qualification_survey: QualificationSurveyRow[]
  scale_survey: ScaleSurveyRow[]
  company_intro: CompanyIntroRow[]
  product_intro: ProductIntroRow[]
  booth_request: BoothRequestRow[]
}

/** A whole fair, table by table. */
export interface DemoFair extends SignUpRows, ContractRows, ServiceRows {
  /** For the edition before. */
  earlier: SignUpRows
  account: AccountRow[]
  account_role: AccountRoleRow[]
  org_unit: UnitRow[]
  staff_place: StaffPlaceRow[]
  ledger_entry: LedgerEntryRow[]
  payment_deferral: DeferralRow[]
  payment_deferral_event: DeferralEventRow[]
  booth_history: BoothHistoryRow[]
  hall: HallRow[]
  site_plan: SitePlanRow[]
  booth: BoothRow[]
  booth_holding: BoothHoldingRow[]
  booth_reservation: BoothReservationRow[]
  booth_choice: BoothChoiceRow[]
  badge_person: BadgePersonRow[]
  badge_extra: BadgeExtraRow[]
  badge_request: BadgeRequestRow[]
  booth_type_change: TypeChangeRow[]
  co_exhibitor: CoExhibitorRow[]
  draw_batch: DrawBatchRow[]
  draw: DrawRow[]
  draw_place: DrawPlaceRow[]
  selection_window: SelectionWindowRow[]
  selection_window_change: SelectionWindowChangeRow[]
  setting: SettingRow[]
  review_comment: ReviewCommentRow[]
  booth_tier: BoothTierRow[]
  credit_grade: CreditGradeRow[]
  council_member: CouncilMemberRow[]
  group_unit: GroupUnitRow[]
  association_member: AssociationMemberRow[]
  blacklist_entry: BlacklistEntryRow[]
  notice: NoticeRow[]
  board_question: BoardQuestionRow[]
  portal: PortalRows
}
