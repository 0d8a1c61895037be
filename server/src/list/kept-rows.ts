import type { Fields } from '@fairground/domain/field'
import type { PublishState } from '@fairground/domain/list'
import type { LiveEvent } from '@fairground/domain/live'
import type { KeptList } from '@fairground/wire/list'
import type { ListHooks } from './hooks/list-hooks'

/** The words in which rows are refused. */
export interface RowWords {
  unknown: string
  /** With who changed the row, and when. */
  conflict: string
  /** Its state allows no such step. */
  notFromHere: string
  /** What is not filled in cannot be published. */
  incomplete: string
  /** The id of a new row stands for something else. */
  taken: string
  fileGone: string
}

/** Rows kept in the table named after them: those of a list, or of a feature that serves them by calls of its own. */
export interface KeptRows {
  name: string
  fields: Fields
  check?: KeptList['check']
  order?: KeptList['order']
  /** `atOnce`: readers read what was saved last; `versions`: what was published last. */
  publishing?: 'atOnce' | 'versions'
  workbook?: KeptList['workbook']
  may: Pick<KeptList['may'], 'add' | 'edit'>
  hooks: ListHooks
  says: RowWords
  /** What a change tells to whom, by the states the row was in and is in. */
  news(states: readonly (PublishState | null)[]): LiveEvent
}
