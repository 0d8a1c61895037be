import type { SettingKey } from '@fairground/domain/settings'
import { browserStorage } from '../lib/safe-storage'
import { createDraftStore } from '../ui/form/draft-store'

export const draftOf = (key: SettingKey): string => `setting.${key}`

const drafts = createDraftStore(browserStorage)

/** Entries that were left unsaved are opened again, or nobody would find them among so many settings. */
export const hasDraft = (account: string, key: SettingKey): boolean =>
  drafts.read(account, draftOf(key)) !== undefined
