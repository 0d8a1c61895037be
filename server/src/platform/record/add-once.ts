import { codes } from '@fairground/wire/kernel/codes'
import { Refusal } from '../http/refusal'

interface Addition<Earlier> {
  /** The new record's id; undefined where one of the wanted id is there already. */
  insert(): Promise<string | undefined>
  /** What the first sending left behind, provided it was this very addition. */
  sentBefore(): Promise<Earlier | undefined>
  /** What is said of an id that stands for something else. */
  taken: string
}

/**
 * The same addition sent twice is one. The database decides which of two at once is first; the other waits for it and
 * then finds what it left.
 */
export async function addOnce<Earlier>({
  insert,
  sentBefore,
  taken,
}: Addition<Earlier>): Promise<{ id: string } | { earlier: Earlier }> {
  const id = await insert()
  if (id !== undefined) return { id }
  const earlier = await sentBefore()
  if (earlier === undefined) throw new Refusal(codes.refused, taken)
  return { earlier }
}
