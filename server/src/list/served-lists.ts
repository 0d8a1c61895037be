import { listMessages } from '@fairground/domain/list'
import { type KeptList, keptLists } from '@fairground/wire/list'
import { blacklistEntry } from './hooks/blacklist-entry'
import { boothTier } from './hooks/booth-tier'
import { download } from './hooks/download'
import { groupUnit } from './hooks/group-unit'
import { hall } from './hooks/hall'
import type { ListHooks } from './hooks/list-hooks'
import type { KeptRows, RowWords } from './kept-rows'

const hooks: Partial<Record<KeptList['name'], ListHooks>> = {
  blacklistEntry,
  boothTier,
  download,
  groupUnit,
  hall,
}

const says: RowWords = {
  unknown: listMessages.notFound,
  conflict: listMessages.conflict,
  notFromHere: listMessages.notFromHere,
  incomplete: listMessages.incomplete,
  taken: listMessages.alreadyAdded,
  fileGone: listMessages.fileGone,
}

export type ServedList = KeptList & KeptRows

/** Every list, with what only the server knows of it. */
export const servedLists: readonly ServedList[] = keptLists.map((list) => ({
  ...list,
  hooks: hooks[list.name] ?? {},
  says,
  news: () => ({ type: 'list-changed', audience: 'staff', list: list.name }),
}))
