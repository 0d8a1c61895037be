import type { SignUp } from '../detail/use-sign-up'

export type SectionChange = NonNullable<SignUp['changes']>['sections'][number]

/** How many marks a section gets; products that came and went are one. */
export const countOf = (change: SectionChange | undefined): number =>
  change ? change.fields.length + (change.gone.length + change.fresh.length > 0 ? 1 : 0) : 0
