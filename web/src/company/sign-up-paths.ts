import type { PermissionKey, UserType } from '@fairground/domain/account'
import type { SignUpSection } from '@fairground/domain/company/sections'

/** Where a company edits its sign-up, and where it looks at the whole of it. */
export const signUpPaths: Record<UserType, { edit: string; confirm: string }> = {
  CHN: { edit: '/exhprediction', confirm: '/exhprediction/confirm' },
  ENG: { edit: '/exhpredictionEN', confirm: '/exhprediction/confirmEN' },
}

/** The edit page, at one of its sections. */
export const editPathAt = (variant: UserType, section: SignUpSection): string =>
  `${signUpPaths[variant].edit}#${section}`

/** The organiser's list of sign-ups; what staff enter and edit lies below it. */
export const signUpListPath = '/prediction/exhprediction'

const suffixes: Record<UserType, string> = { CHN: '', ENG: '_ENG' }
export const insertPath = (variant: UserType): string => `${signUpListPath}/insert${suffixes[variant]}`
export const updatePath = (variant: UserType, companyId: string): string =>
  `${signUpListPath}/update${suffixes[variant]}?id=${companyId}`

/** What kind of company a screen below the list is for. */
export const variantAt = (pathname: string): UserType => (pathname.endsWith(suffixes.ENG) ? 'ENG' : 'CHN')

/** Whoever holds it enters and edits sign-ups for companies. */
export const editSignUpsKey: PermissionKey = 'prediction/exhprediction:edit'
