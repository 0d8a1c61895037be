import type { Row } from '@fairground/domain/field'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import type { KeptRows } from './kept-rows'
import { hasVersions } from './list.repository'
import { forgetFile, replaceFiles } from './row-files.repository'
import { forgetVersionFiles, readVersionFiles } from './row-versions.repository'

interface Swap {
  id: string
  /** Nothing, of a row that is new; and after, of one that is deleted. */
  before?: Row
  after?: Row
  by: string
}

const filesIn = (row: Row | undefined, name: string): string[] => [row?.[name] ?? []].flat() as string[]

/** A row takes up files that whoever saves it has just uploaded; what it lets go of is left to the sweep. */
export async function swapFiles({ files }: Platform, trx: Db, kept: KeptRows, swap: Swap): Promise<void> {
  const { fileGone } = kept.says
  // What any version of a row can bring back is held for as long as the row is there.
  const held = new Set(hasVersions(kept) ? await readVersionFiles(trx, swap.id) : [])
  if (!swap.after && held.size > 0) {
    await forgetVersionFiles(trx, swap.id)
    for (const id of held) await files.release(trx, id)
  }
  for (const [name, field] of Object.entries(kept.fields)) {
    if (field.kind !== 'files' && field.kind !== 'file') continue
    const [before, after] = [filesIn(swap.before, name), filesIn(swap.after, name)]
    for (const id of after)
      if (
        !before.includes(id) &&
        !held.has(id) &&
        !(await files.claim(trx, id, swap.by, field.purpose ?? ''))
      )
        throw new Refusal(codes.invalid, fileGone, {}, [{ path: name, message: fileGone }])
    if (before.join() === after.join()) continue
    if (field.kind === 'files') await replaceFiles(trx, kept, name, swap.id, after)
    // What is deleted still stands in its table, and would hold the file back from the sweep.
    else if (!swap.after) await forgetFile(trx, kept, name, swap.id)
    for (const id of before) if (!after.includes(id) && !held.has(id)) await files.release(trx, id)
  }
}
