import { userTypes } from '@fairground/domain/account'
import { answerForm, questionForm, questionStates } from '@fairground/domain/board'
import { z } from 'zod'
import { exhibitor, holderOf } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { pageOf, paging } from '../kernel/page'

/** Not in the specs, so none of these fields has a wire name of its own. */

const id = z.uuid().toLowerCase()
const moment = instant.nullable()
const notice = z.object({ id: z.uuid(), title: z.string() }).nullable()

const ownQuestion = z.object({
  id: z.uuid(),
  text: z.string(),
  askedAt: instant,
  /** The notice it is about, while that can be read. */
  notice,
  answer: z.string(),
  answeredAt: moment,
  correctedAt: moment,
})
export type OwnQuestion = z.output<typeof ownQuestion>

export const listOwnQuestions = endpoint({
  method: 'GET',
  path: '/board/questions/own',
  summary: 'What the exhibitor asked at this edition, newest first, with the answers',
  access: exhibitor,
  effect: 'reads',
  shows: ['questions'],
  result: z.array(ownQuestion),
})

export const askQuestion = endpoint({
  method: 'POST',
  path: '/board/questions/ask',
  summary: 'Ask the organiser something; the same request sent twice asks once',
  access: exhibitor,
  effect: 'changes',
  body: questionForm.extend({ requestId: id }),
  result: z.object({ id: z.uuid() }),
})

export const withdrawQuestion = endpoint({
  method: 'POST',
  path: '/board/questions/withdraw',
  summary: 'Take back an own question that was not answered yet',
  access: exhibitor,
  effect: 'changes',
  body: z.object({ id }),
  result: z.int(),
})

const answering = holderOf('messageboard/index:edit')

export const questionFilters = z.object({
  /** Part of a company's name, of the question or of the answer. */
  text: z.string().trim().max(100).optional(),
  state: z.enum(questionStates).optional(),
})
export type QuestionFilters = z.output<typeof questionFilters>

export const listedQuestion = z.object({
  id: z.uuid(),
  version: z.int(),
  companyId: z.uuid().nullable(),
  /** The login name where the company has not given its name yet. */
  companyName: z.string(),
  variant: z.enum(userTypes),
  text: z.string(),
  askedAt: instant,
  notice,
  answer: z.string(),
  answeredAt: moment,
  answeredByName: z.string(),
  correctedAt: moment,
  correctedByName: z.string(),
})
export type ListedQuestion = z.output<typeof listedQuestion>

export const listQuestions = endpoint({
  method: 'POST',
  path: '/board/questions/page',
  summary: 'Questions of all exhibitors: what waits longest first, then what was answered last',
  access: answering,
  effect: 'reads',
  shows: ['questions'],
  body: questionFilters.extend({ page: paging.pageNum, pageSize: paging.pageSize }),
  result: pageOf(listedQuestion),
})

export const countOpenQuestions = endpoint({
  method: 'GET',
  path: '/board/questions/open',
  summary: 'How many questions wait for an answer',
  access: answering,
  effect: 'reads',
  shows: ['questions'],
  result: z.object({ open: z.int() }),
})

export const answerQuestion = endpoint({
  method: 'POST',
  path: '/board/questions/answer',
  summary: 'Answer a question, or correct its answer; the exhibitor is told once that there is one',
  access: answering,
  effect: 'changes',
  body: answerForm.extend({ id, version: z.int().min(1) }),
  result: z.int(),
})
