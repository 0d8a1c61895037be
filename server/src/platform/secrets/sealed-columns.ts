/** A column whose every value is sealed; its table has an id. */
export interface SealedColumn {
  table: string
  column: string
}

export const identityNumbers = { table: 'badge_person', column: 'identity_sealed' } as const
export const requestedNumbers = { table: 'badge_request', column: 'identity_sealed' } as const
export const badgeSigningKeys = { table: 'badge_signing_key', column: 'private_sealed' } as const

/** All there are: a change of keys seals these anew, and a back-up looks here for the keys it will need. */
export const sealedColumns: readonly SealedColumn[] = [identityNumbers, requestedNumbers, badgeSigningKeys]
