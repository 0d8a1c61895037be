import { type QuestionForm, questionLimits, boardMessages as say } from '@fairground/domain/board'
import { codes } from '@fairground/wire/kernel/codes'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { Caller, SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { hit } from '../platform/limits/rate-limits'
import { momentIn } from '../platform/moment-in'
import type { Platform } from '../platform/platform'
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
  return db.transaction().execute(async (trx) => {
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
    await recordAudit(trx, caller, {
      action: 'ask',
      subjectType: 'question',
      subjectId: id,
      after: { text: question.text },
    })
    await tell(platform, trx, accountId)
    return { id }
  })
}

/** Somebody else's question and one that does not exist look the same. */
export function withdrawQuestion(platform: Platform, id: string, caller: SignedInCaller): Promise<number> {
  const accountId = caller.user.id
  return platform.db.transaction().execute(async (trx) => {
    if (!(await markWithdrawn(trx, id, accountId))) {
      const state = await stateOfOwn(trx, id, accountId)
      // A second click finds it done.
      if (state === 'withdrawn') return 1
      throw new Refusal(codes.refused, state === 'answered' ? say.answered : say.unknownQuestion)
    }
    await recordAudit(trx, caller, { action: 'take-back', subjectType: 'question', subjectId: id })
    await tell(platform, trx, accountId)
    return 1
  })
}

/** The first answer is announced to the exhibitor; corrections are read where the answer is. */
export function answerQuestion(
  platform: Platform,
  { id, version, answer }: { id: string; version: number; answer: string },
  caller: SignedInCaller,
): Promise<number> {
  return platform.db.transaction().execute(async (trx) => {
    const question = await lockQuestion(trx, id)
    if (!question) throw new Refusal(codes.refused, say.unknownQuestion)
    // The same words again are no conflict: the first answer was stored, whatever its sender was told.
    if (question.answer === answer) return 1
    if (question.version !== version) throw conflict(platform, question)
    const correction = question.answer !== ''
    await writeAnswer(trx, id, { answer, by: caller.user.id, correction })
    await recordAudit(trx, caller, {
      action: correction ? 'correct' : 'answer',
      subjectType: 'question',
      subjectId: id,
      ...(correction ? { before: { answer: question.answer } } : {}),
      after: { answer },
    })
    await announce(platform, trx, question, caller)
    await tell(platform, trx, question.accountId)
    return 1
  })
}

/** Says that there is an answer, never what it says. The key keeps it to one message a question. */
async function announce(
  { outbox }: Platform,
  trx: Db,
  question: LockedQuestion,
  caller: Caller,
): Promise<void> {
  const overseas = question.variant === 'ENG'
  await outbox.post(trx, {
    channel: overseas ? 'mail' : 'sms',
    to: overseas ? question.mailbox : question.mobile,
    template: 'questionAnswered',
    language: overseas ? 'en' : 'zh',
    params: { company: question.companyName || (overseas ? 'your company' : '贵公司') },
    dedupeKey: `question:${question.id}:answered`,
    caller,
  })
}

async function tell({ live }: Platform, trx: Db, accountId: string): Promise<void> {
  await live.publish(trx, { type: 'board-changed', audience: 'staff' })
  await live.publish(trx, { type: 'questions-changed', audience: 'person', accountId })
}

const conflict = ({ settings }: Platform, { lastBy, lastAt }: LockedQuestion): Refusal =>
  new Refusal(codes.conflict, say.answerConflict, {
    who: lastBy,
    when: lastAt ? momentIn(lastAt, settings.current().timeZone) : '',
  })
