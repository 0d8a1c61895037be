import type { UserType } from '@fairground/domain/account'

/** Where a company edits its sign-up, and where it looks at the whole of it. */
export const signUpPaths: Record<UserType, { edit: string; confirm: string }> = {
  CHN: { edit: '/exhprediction', confirm: '/exhprediction/confirm' },
  ENG: { edit: '/exhpredictionEN', confirm: '/exhprediction/confirmEN' },
}
