import type { Db } from '../database/database'
import { countSealedRows, countUnsealedRows, type LinkInChain, readChain } from './day-seals.repository'

type SealFault =
  /** A sealed day before it is gone, or its bounds were moved. */
  | { kind: 'gap' }
  /** Its seal is not the one that its day and the day before give. */
  | { kind: 'seal' }
  /** Its rows are not those that were sealed. */
  | { kind: 'rows'; sealed: number; found: number }
  /** Said to be removed after its time, but too early, before an older day, or by nobody on record. */
  | { kind: 'removal' }

export interface CheckedSeals {
  days: number
  /** Rows that were sealed and are there. */
  rows: number
  unsealed: number
  first: string | undefined
  last: LinkInChain | undefined
  /** Days whose rows were removed by retention, and the last of them. */
  removed: number
  removedUntil: string | undefined
  /** The day that has the seal asked for. */
  known: string | undefined
  /** The first day that does not fit; those before it do. */
  broken: ({ day: string } & SealFault) | undefined
}

/** Goes through the whole chain, up to the first day that does not fit. */
export async function checkSeals(db: Db, seal?: string): Promise<CheckedSeals> {
  const chain = await readChain(db)
  let rows = 0
  let broken: CheckedSeals['broken']
  for (const link of chain) {
    const fault = await faultOf(db, link)
    if (fault) {
      broken = { day: link.day, ...fault }
      break
    }
    if (!link.removed) rows += link.rows
  }
  const removed = chain.filter((link) => link.removed)
  return {
    days: chain.length,
    rows,
    unsealed: await countUnsealedRows(db),
    first: chain[0]?.day,
    last: chain.at(-1),
    removed: removed.length,
    removedUntil: removed.at(-1)?.day,
    known: chain.find((link) => link.seal === seal)?.day,
    broken,
  }
}

async function faultOf(db: Db, link: LinkInChain): Promise<SealFault | undefined> {
  if (!link.joins) return { kind: 'gap' }
  if (!link.follows) return { kind: 'seal' }
  if (!link.soundlyRemoved) return { kind: 'removal' }
  const { rows, fit } = await countSealedRows(db, link.day)
  if (link.removed ? rows === 0 : fit) return undefined
  return { kind: 'rows', sealed: link.removed ? 0 : link.rows, found: rows }
}
