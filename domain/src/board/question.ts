import { z } from 'zod'
import { plainText } from '../text'
import { boardRules } from './board.messages'

export const questionStates = ['open', 'answered'] as const
export type QuestionState = (typeof questionStates)[number]

/** `open`: how many questions of one company may wait for an answer at a time; `aDay`: how many it may ask at all. */
export const questionLimits = { text: 1000, answer: 2000, open: 20, aDay: 60 }

const filled = (most: number, missing: string) =>
  z.string(missing).overwrite(plainText).min(1, missing).max(most, boardRules.tooLong)

export const questionForm = z.object({
  text: filled(questionLimits.text, boardRules.questionMissing),
  /** The notice it is about, if it is about one. */
  noticeId: z.uuid().toLowerCase().nullish(),
})
export type QuestionForm = z.output<typeof questionForm>

export const answerForm = z.object({ answer: filled(questionLimits.answer, boardRules.answerMissing) })
