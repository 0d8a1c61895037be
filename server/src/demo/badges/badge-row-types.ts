/** Its number is sealed on the way into the table. */
export interface BadgePersonRow {
  id: string
  edition: number
  company_id: string
  name: string
  name_en: string
  post: string
  mobile: string
  identity_kind: 'idCard' | 'passport'
  identity_number: string
  added_at: string
  changed_at: string
}

/** Its number, where it has one, is sealed on the way into the table. */
export interface BadgeRequestRow {
  id: string
  company_id: string
  kind: 'add' | 'remove'
  person_id: string | null
  person_name: string
  name: string
  post: string
  mobile: string
  identity_kind: 'idCard' | 'passport' | null
  identity_number: string | null
  reason: string
  state: 'open' | 'approved' | 'refused'
  made_at: string
  decided_at: string | null
  decided_by: string | null
  decision_reason: string
}

export interface BadgeExtraRow {
  id: string
  company_id: string
  count: number
  reason: string
  given_at: string
  given_by: string
}
