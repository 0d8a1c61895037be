import type { DataState, ReviewState } from '@fairground/domain/company'
import { useSay } from '../lib/language'
import type { TextEntry } from '../lib/text'
import { StatusTag, type Tone } from '../ui/status-tag'
import { signUpTagTexts as texts } from './sign-up-tag.texts'

/** Where a sign-up stands, in the organiser's words. */
export function SignUpTag(state: { dataState: DataState; reviewState: ReviewState | null }) {
  const { tone, text } = stateOf(state)
  return <StatusTag tone={tone}>{useSay()(text)}</StatusTag>
}

function stateOf({ dataState, reviewState }: { dataState: DataState; reviewState: ReviewState | null }): {
  tone: Tone
  text: TextEntry
} {
  if (reviewState === 'approved') return { tone: 'ok', text: texts.approved }
  if (dataState === 'rejected') return { tone: 'warn', text: texts.rejected }
  if (dataState === 'draft') return { tone: 'quiet', text: texts.draft }
  if (reviewState === 'started' || reviewState === 'second') return { tone: 'info', text: texts.reviewing }
  return { tone: 'info', text: texts.awaiting }
}
