import { designMessages as say } from '@fairground/domain/design'
import type { Draft } from '@fairground/floorplan/design/draft'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import { Refusal } from '../platform/http/refusal'
import { letGoOfFiles, takeUpFiles } from './plan-file.repository'

export const filesOf = ({ elements, underlays }: Draft): string[] => [
  ...new Set([
    ...elements.flatMap((element) => (element.kind === 'picture' ? [element.file] : [])),
    ...underlays.map(({ file }) => file),
  ]),
]

/** Before the draft is written: whoever throws files away waits, or has thrown it away. */
export async function requireFiles(trx: Db, draft: Draft): Promise<void> {
  const wanted = filesOf(draft)
  if (wanted.length === 0) return
  const found = await takeUpFiles(trx, wanted)
  if (wanted.some((id) => !found.has(id))) throw new Refusal(codes.refused, say.pictureUnknown)
}

/** Once the draft is written or gone. */
export const letGoOfDropped = (
  trx: Db,
  before: readonly string[],
  after: readonly string[] = [],
): Promise<void> =>
  letGoOfFiles(
    trx,
    before.filter((id) => !after.includes(id)),
  )
