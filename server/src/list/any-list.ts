import type { KeptRow, ListRow, LogList } from '@fairground/wire/list'
import type { ServedList } from './served-lists'

export type AnyList = ServedList | LogList
export type RowIn<List extends AnyList> = List extends ServedList ? KeptRow : ListRow
