import type { KeptList, KeptRow, ListRow, LogList } from '@fairground/wire/list'

export type AnyList = KeptList | LogList
export type RowIn<List extends AnyList> = List extends KeptList ? KeptRow : ListRow
