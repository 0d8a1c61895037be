import { codes } from '@fairground/wire/kernel/codes'
import { WorkQueue } from '../files/checks/work-queue'
import { Refusal } from '../http/refusal'
import { printingMessages } from './printing.messages'

/** Setting type keeps a core busy; with more at once, everybody would only wait longer for their own. */
const printing = new WorkQueue(2)
/** Whose document is being made or waits for its turn: one each, so that nobody's clicks delay everybody else. */
const readers = new Set<string>()
const mostWaiting = 50

/** A document for one reader: `prepare` at once, what it answers when its turn comes. */
export async function printFor(reader: string, prepare: () => Promise<() => Promise<void>>): Promise<void> {
  if (readers.has(reader)) throw new Refusal(codes.tooMany, printingMessages.oneAtATime)
  if (readers.size >= mostWaiting) throw new Refusal(codes.tooMany, printingMessages.busy)
  readers.add(reader)
  try {
    await printing.run(await prepare())
  } finally {
    readers.delete(reader)
  }
}
