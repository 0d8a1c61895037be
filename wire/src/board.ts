import { noticeForm } from '@fairground/domain/board'
import { atOnceSteps, publishStates } from '@fairground/domain/list'
import { z } from 'zod'
import { noticeAttachment } from './board/attachments'
import { holderOf, signedIn, staff } from './kernel/access'
import { flag, instant } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { pageOf, paging } from './kernel/page'
import { as, renamed } from './kernel/renamed'

export { listedQuestion } from './board/questions'

const published = flag('1', '0')
const moment = instant.nullable()

/** What the specs leave unnamed goes by its own name. */
const boardMessage = renamed(
  'BoardMessage',
  z.object({
    id: z.uuid(),
    edition: z.int(),
    published: z.boolean(),
    pinned: z.boolean(),
    title: z.string(),
    body: z.string(),
    publishedAt: z.date().nullable(),
    /** When its words were last changed while it could be read. */
    revisedAt: z.date().nullable(),
    attachments: z.array(noticeAttachment),
  }),
  {
    id: 'uuid',
    edition: 'zhjs',
    published: as('isfb', published),
    pinned: 'pinned',
    title: 'title',
    body: 'body',
    publishedAt: as('publishedAt', moment),
    revisedAt: as('revisedAt', moment),
    attachments: 'attachments',
  },
)
export type BoardMessage = z.output<typeof boardMessage>

export const findBoardMessages = endpoint({
  method: 'POST',
  path: '/lyfb/doFindList',
  summary: 'The message board, pinned first, then newest. Exhibitors get what is published in their language',
  access: signedIn,
  effect: 'reads',
  shows: ['notices'],
  body: renamed(
    'BoardQuery',
    z.object({
      edition: z.coerce.number().int().nullish(),
      published: z.boolean().nullish(),
      /** Only that many, by time alone. */
      newest: z.int().min(1).max(100).optional(),
    }),
    { edition: 'zhjs', published: as('isfb', published.nullish()), newest: 'newest' },
  ),
  result: z.array(boardMessage),
})

/** From here on not in the specs, so none of these fields has a wire name of its own. */

const id = z.uuid().toLowerCase()
/** What the person had on the screen; whatever changed since then is a conflict. */
const seen = z.object({ id, version: z.int().min(1) })
const edit = holderOf('messageboard/index:edit')

export const noticeFilters = z.object({
  text: z.string().trim().max(100).optional(),
  state: z.enum(publishStates).optional(),
})
export type NoticeFilters = z.output<typeof noticeFilters>

const listedNotice = seen.extend({
  state: z.enum(publishStates),
  pinned: z.boolean(),
  titleZh: z.string(),
  titleEn: z.string(),
  attachments: z.int(),
  publishedAt: moment,
  updatedAt: instant,
  updatedByName: z.string(),
})
export type ListedNotice = z.output<typeof listedNotice>

export const listNotices = endpoint({
  method: 'POST',
  path: '/board/notices/page',
  summary: 'Notices of this edition in every state, those touched last first',
  access: staff,
  effect: 'reads',
  shows: ['notices'],
  body: noticeFilters.extend({ page: paging.pageNum, pageSize: paging.pageSize }),
  result: pageOf(listedNotice),
})

const words = z.object({ title: z.string(), body: z.string() })
const wholeNotice = seen.extend({
  state: z.enum(publishStates),
  pinned: z.boolean(),
  zh: words,
  en: words,
  attachments: z.array(noticeAttachment),
  createdAt: instant,
  createdByName: z.string(),
  publishedAt: moment,
  publishedByName: z.string(),
  revisedAt: moment,
  updatedAt: instant,
  updatedByName: z.string(),
})
export type WholeNotice = z.output<typeof wholeNotice>

export const findNotice = endpoint({
  method: 'GET',
  path: '/board/notices/{id}',
  summary: 'One notice in both languages, with its attachments and who did what with it',
  access: staff,
  effect: 'reads',
  shows: ['notices'],
  params: z.object({ id }),
  result: wholeNotice,
})

export const saveNotice = endpoint({
  method: 'POST',
  path: '/board/notices/save',
  summary: 'Write a notice or change one, and publish it at once if asked to',
  access: edit,
  effect: 'changes',
  body: noticeForm.safeExtend({
    /** The notice that is changed; a new one without. */
    changing: seen.optional(),
    /** Made by the screen for a new one, so that sending it again writes nothing new. */
    newId: z.uuid().toLowerCase().optional(),
    publish: z.boolean().default(false),
  }),
  result: seen,
})

export const moveNotice = endpoint({
  method: 'POST',
  path: '/board/notices/move',
  summary: 'Publish a notice, take it off the board, or throw an unpublished one away',
  access: edit,
  effect: 'changes',
  body: seen.extend({ step: z.enum(atOnceSteps) }),
  result: z.int(),
})
