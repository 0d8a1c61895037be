import type { KeptRow, ListRow, LogList, ViewList } from '@fairground/wire/list'
import type { RawBuilder } from 'kysely'
import type { ServedList } from './served-lists'

/** A view with what its rows are joined from, in parentheses: the features that keep the tables say it. */
export type ServedView = ViewList & { source: RawBuilder<unknown> }
export type AnyList = ServedList | LogList | ServedView
export type RowIn<List extends AnyList> = List extends ServedList ? KeptRow : ListRow
