import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../database/database'
import { Refusal } from '../http/refusal'

/** Which state of a record somebody saw: a figure every change raises, or the moment they read it. */
export type Version = number | Date

/** In the words of a message; nothing, where a record does not say who changed it. */
export interface LastChange {
  who: string
  when: string
}

/** What is special about one kind of record; what all saves have in common is done by its keeper. */
export interface KeptRecord<Row extends { version: Version }, Id = string> {
  /** What the audit log calls it. */
  subjectType: string
  /** The record as it is now, held until the transaction ends, so that whoever decides on it decides alone. */
  lock(trx: Db, id: Id): Promise<Row | undefined>
  /**
   * Who brought it where it is. A statement that waits for a lock sees the locked row as it became, but every other
   * table, people's names among them, as it was before the wait: names are read by a statement of their own.
   */
  lastChange?(trx: Db, row: Row): Promise<{ who: string; when: Date | null }>
  unknown(): Error
  conflict(last: LastChange, row: Row): Refusal
}

/** The usual answers: there is no such record, and it was changed meanwhile, with who and when. */
export const refusals = (unknown: string, conflict: string) => ({
  unknown: () => new Refusal(codes.refused, unknown),
  conflict: ({ who, when }: LastChange) => new Refusal(codes.conflict, conflict, { who, when }),
})
