import type { SignUpSection } from '@fairground/domain/company/sections'
import { browserStorage } from '../../lib/safe-storage'
import { createDraftStore } from '../../ui/form/draft-store'

const drafts = createDraftStore(browserStorage)

/** By edition: next year's form must not start with this year's leftovers. */
export const draftKey = (edition: number, section: SignUpSection): string => `sign-up.${edition}.${section}`

export const hasDraft = (account: string, edition: number, section: SignUpSection): boolean =>
  drafts.read(account, draftKey(edition, section)) !== undefined
