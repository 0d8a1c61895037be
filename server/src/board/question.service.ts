import { type QuestionForm, questionLimits, boardMessages as say } from '@fairground/domain/board'
import type { LiveEvent } from '@fairground/domain/live'
import { codes } from '@fairground/wire/kernel/codes'
import { tellExhibitor } from '../exhibitor'
import type { Db } from '../platform/database/database'
import type { Caller, SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { hit } from '../platform/limits/rate-limits'
import type { Platform } from '../platform/platform'
import { keeping } from '../platform/record/keeper'
import { type KeptRecord, refusals } from '../platform/record/kept-record'
import { isOnBoard } from './board.repository'
import {
  countOpen,
  findByRequest,
  insertQuestion,
  type LockedQuestion,
  lockAsker,
  lockQuestion,
  markWithdrawn,
  stateOfOwn,
  writeAnswer,
} from './question.repository'

const questionRecord: KeptRecord<LockedQuestion> = {
  subjectType: 'question',
  lock: lockQuestion,
  lastChange: async (_trx, { lastBy, lastAt }) => ({ who: lastBy, when: lastAt }),
  ...refusals(say.unknownQuestion, say.answerConflict),
}

/** One request asks once, however often it arrives. */
export async function askQuestion(
  platform: Platform,
  question: QuestionForm & { requestId: string },
  caller: SignedInCaller,
): Promise<{ id: string }> {
  const { db, settings } = platform
  const { edition } = settings.current()
  const accountId = caller.user.id
  // Before the transaction: whoever holds one connection must not wait for another.
  const { allowed } = await hit(db, {
    key: `questions:${accountId}`,
    most: questionLimits.aDay,
    seconds: 86_400,
  })
  if (!allowed) throw new Refusal(codes.tooMany, say.tooManyToday, { limit: questionLimits.aDay })
  return keeping(platform, caller, questionRecord, async (kept, trx) => {
    await lockAsker(trx, accountId)
    const earlier = await findByRequest(trx, accountId, question.requestId)
    if (earlier) return { id: earlier }
    const { noticeId } = question
    if (noticeId && !(await isOnBoard(trx, noticeId, { edition, language: caller.language })))
      throw new Refusal(codes.refused, say.noticeGone)
    const limit = questionLimits.open
    if ((await countOpen(trx, edition, accountId)) >= limit)
      throw new Refusal(codes.refused, say.tooManyOpen, { limit })
    const id = await insertQuestion(trx, { ...question, edition, accountId })
    await kept.record({ id, action: 'ask', after: { text: question.text } }, ...newsFor(accountId))
    return { id }
  })
}

/** Somebody else's question and one that does not exist look the same. */
export function withdrawQuestion(platform: Platform, id: string, caller: SignedInCaller): Promise<number> {
  const accountId = caller.user.id
  return keeping(platform, caller, questionRecord, async (kept, trx) => {
    if (!(await markWithdrawn(trx, id, accountId))) {
      const state = await stateOfOwn(trx, id, accountId)
      // A second click finds it done.
      if (state === 'withdrawn') return 1
      throw new Refusal(codes.refused, state === 'answered' ? say.answered : say.unknownQuestion)
    }
    await kept.record({ id, action: 'take-back' }, ...newsFor(accountId))
    return 1
  })
}

/** The first answer is announced to the exhibitor; corrections are read where the answer is. */
export function answerQuestion(
  platform: Platform,
  { id, version, answer }: { id: string; version: number; answer: string },
  caller: SignedInCaller,
): Promise<number> {
  return keeping(platform, caller, questionRecord, async (kept, trx) => {
    const question = await kept.take(id)
    // The same words again are no conflict: the first answer was stored, whatever its sender was told.
    if (question.answer === answer) return 1
    await kept.requireSeen(question, version)
    const correction = question.answer !== ''
    await writeAnswer(trx, id, { answer, by: caller.user.id, correction })
    const change = correction
      ? { action: 'correct', before: { answer: question.answer } }
      : { action: 'answer' }
    await kept.record({ id, ...change, after: { answer } }, ...newsFor(question.accountId))
    await announce(platform, trx, question, caller)
    return 1
  })
}

/** Says that there is an answer, never what it says. The key keeps it to one message a question. */
async function announce(
  platform: Platform,
  trx: Db,
  question: LockedQuestion,
  caller: Caller,
): Promise<void> {
  const overseas = question.variant === 'ENG'
  await tellExhibitor(platform, trx, question.accountId, {
    template: 'questionAnswered',
    names: { company: question.companyName || (overseas ? 'your company' : '贵公司') },
    dedupeKey: `question:${question.id}:answered`,
    caller,
  })
}

const newsFor = (accountId: string): LiveEvent[] => [
  { type: 'board-changed', audience: 'staff' },
  { type: 'questions-changed', audience: 'person', accountId },
]
