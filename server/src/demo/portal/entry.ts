import { type BlockKind, type Document, type Row, readLines } from '@fairground/domain/field'
import type { Text } from '@fairground/domain/text'
import type { Calendar } from '../calendar'

/** An entry of the portal as an editor would have left it. */
export interface DemoEntry {
  says: Partial<Row>
  /** Published, unless it says otherwise. */
  state?: 'draft' | 'withdrawn'
  /** What was written since it was published. */
  since?: Partial<Row>
  /** When it goes out, or comes down, in days from today. */
  due?: number
  ends?: number
  /** How long ago it was written. */
  daysAgo?: number
}

/** By the names of the lists. */
export type DemoContent = (calendar: Calendar) => Record<string, DemoEntry[]>

export const both = (zh: string, en: string): Text => ({ zh, en })

const block =
  (kind: BlockKind) =>
  (zh: string, en: string): Document[number] => ({ kind, zh: readLines(zh), en: readLines(en) })

/** Words as an editor types them, each block in both languages. */
export const say = block('paragraph')
export const head = block('heading')
export const bullets = block('bullets')
export const numbers = block('numbers')
