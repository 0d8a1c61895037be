import { listMessages } from '@fairground/domain/list'
import { codes } from '@fairground/wire/kernel/codes'
import { growingByList, type KeptList } from '@fairground/wire/list'
import { columnOf } from '../platform/database/column-names'
import { Refusal } from '../platform/http/refusal'
import { blacklistEntry } from './hooks/blacklist-entry'
import { boothTier } from './hooks/booth-tier'
import { download } from './hooks/download'
import { groupUnit } from './hooks/group-unit'
import { hall } from './hooks/hall'
import type { ListHooks } from './hooks/list-hooks'
import type { KeptRows, RowWords } from './kept-rows'

const hooks: Readonly<Record<string, ListHooks>> = {
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

/** A file that is named and not kept is refused by the database, under the name of the field's constraint. */
const fileFaultsOf = ({ name, fields }: KeptList): NonNullable<ListHooks['brokenIndexes']> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, { kind }]) =>
      kind === 'file'
        ? [
            [
              `${columnOf(name)}_${columnOf(field)}_fkey`,
              () =>
                new Refusal(codes.invalid, listMessages.fileGone, {}, [
                  { path: field, message: listMessages.fileGone },
                ]),
            ],
          ]
        : [],
    ),
  )

/** A list with what only the server knows of it. */
export const served = (list: KeptList, own: ListHooks = {}): ServedList => ({
  ...list,
  hooks: { ...own, brokenIndexes: { ...fileFaultsOf(list), ...own.brokenIndexes } },
  says,
  news: () => ({ type: 'list-changed', audience: 'staff', list: list.name }),
})

/** The lists of this feature; others are served by the features that bring them. */
export const servedLists: readonly ServedList[] = growingByList.map((list) => served(list, hooks[list.name]))
