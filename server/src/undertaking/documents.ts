import { createHash } from 'node:crypto'
import { dayIn } from '@fairground/domain/field'
import type { Settings } from '@fairground/domain/settings'
import type { Language } from '@fairground/domain/text'
import {
  filledFor,
  fingerprinted,
  isPastDay,
  undertakingMessages as say,
  type UndertakingKind,
  type UndertakingState,
  type UndertakingText,
  undertakingKinds,
} from '@fairground/domain/undertaking'
import type { Db } from '../platform/database/database'
import { dayIn as dayInWords } from '../platform/paper/moments'
import type { DeclaringCompany } from './company-facts.repository'
import { languageOfCompany, readFacts } from './facts-of-company'
import { readCurrentText, readStandings, type VersionedText } from './undertaking.repository'

/** Why something cannot be signed. */
export interface Closed {
  message: string
  params: Record<string, string>
}

export interface Document {
  kind: UndertakingKind
  state: UndertakingState
  lastDay: string
  language: Language
  /** As the company would sign it now. */
  text: (VersionedText & { hash: string }) | undefined
  signatureId: string | null
  renewalReason: string
  closed: Closed | undefined
}

export const hashOf = (text: UndertakingText): string =>
  createHash('sha256').update(fingerprinted(text), 'utf8').digest('hex')

/** Both undertakings as they stand for one company at this moment. */
export async function readDocuments(
  db: Db,
  company: DeclaringCompany,
  settings: Settings,
): Promise<Document[]> {
  const language = languageOfCompany(company)
  const today = dayIn(settings.timeZone)
  const facts = await readFacts(db, company, settings, language)
  const standings = await readStandings(db, company.id)
  const documents: Document[] = []
  for (const kind of undertakingKinds) {
    const standing = standings.find((one) => one.kind === kind)
    const kept = await readCurrentText(db, { edition: settings.edition, kind, language })
    const read = kept && facts ? { version: kept.version, ...filledFor(kept, facts) } : undefined
    const lastDay = settings.undertakingDeadlines[kind]
    const state = standing?.state ?? 'open'
    documents.push({
      kind,
      state,
      lastDay,
      language,
      text: read && { ...read, hash: hashOf(read) },
      signatureId: standing?.signatureId ?? null,
      renewalReason: standing?.renewalReason ?? '',
      closed: whyClosed({
        state,
        lastDay,
        today,
        hasBooths: facts !== undefined,
        hasText: read !== undefined,
        language,
      }),
    })
  }
  return documents
}

interface Asked {
  state: UndertakingState
  lastDay: string
  today: string
  hasBooths: boolean
  hasText: boolean
  language: Language
}

function whyClosed({ state, lastDay, today, hasBooths, hasText, language }: Asked): Closed | undefined {
  const because = (message: string, params: Record<string, string> = {}): Closed => ({ message, params })
  if (state === 'signed') return because(say.signedAlready)
  if (!hasBooths) return because(say.noBooth)
  if (!hasText) return because(say.noText)
  if (isPastDay(lastDay, today)) return because(say.deadlineOver, { day: dayInWords(language, lastDay) })
  return undefined
}
