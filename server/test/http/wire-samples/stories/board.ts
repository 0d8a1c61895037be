import { findBoardMessages, findNotice, listNotices, moveNotice, saveNotice } from '@fairground/wire/board'
import { downloadAttachment, uploadAttachment } from '@fairground/wire/board/attachments'
import {
  answerQuestion,
  askQuestion,
  countOpenQuestions,
  listOwnQuestions,
  listQuestions,
  withdrawQuestion,
} from '@fairground/wire/board/questions'
import { chinese, english, nothing } from '../../../board/board-support'
import { chineseExhibitors, overseasExhibitors, type Stories, unknownId } from './people'
import { pictureFile } from './sign-up'

const page = { page: 1, pageSize: 3 }
const zh = chineseExhibitors.boothChosen
const en = overseasExhibitors.boothChosen
const noticeId = '22222222-2222-4222-8222-222222222222'
const questionIn = (number: number) => `33333333-3333-4333-8333-33333333333${number}`

export const board: Stories = {
  'what hangs on the board': async (story) => {
    for (const who of [zh, en, 'clerk', 'overseas']) await story.ask(who, findBoardMessages, { body: {} })
    await story.ask(zh, findBoardMessages, { body: { newest: 1 } })
    await story.ask('clerk', findBoardMessages, { body: { edition: 20, published: true } })
    await story.wrong(zh, findBoardMessages, { body: { newest: 0 } })
    await story.ask('clerk', listNotices, { body: page })
    await story.ask('clerk', listNotices, { body: { ...page, text: '布展', state: 'published' } })
    await story.wrong('overseas', listNotices, { body: { ...page, state: 'torn' } })
  },
  'a notice from draft to bin': async (story) => {
    const file = await story.ask('leader', uploadAttachment, {
      file: await pictureFile('平面图.png'),
      body: {},
    })
    await story.wrong('leader', uploadAttachment, { file: new File(['x'], 'x.pdf') })
    await story.wrong('overseas', uploadAttachment)
    const form = { zh: chinese, en: english, pinned: true, attachments: [file.id], publish: false }
    const first = await story.ask('leader', saveNotice, { body: { ...form, newId: noticeId } })
    await story.ask('leader', saveNotice, { body: { ...form, newId: noticeId } })
    await story.refused(zh, downloadAttachment, { params: { id: file.id } })
    const changed = await story.ask('leader', saveNotice, {
      body: { ...form, changing: first, en: { ...english, title: 'Build-up' } },
    })
    await story.refused('leader', saveNotice, { body: { ...form, changing: first } })
    await story.refused('overseas', saveNotice, { body: { ...form, changing: first } })
    const version = await story.ask('leader', moveNotice, { body: { ...changed, step: 'publish' } })
    await story.refused('leader', moveNotice, { body: { ...changed, step: 'publish' } })
    for (const who of ['clerk', 'overseas']) await story.ask(who, findNotice, { params: { id: noticeId } })
    for (const who of [zh, en]) {
      await story.ask(who, findBoardMessages, { body: { newest: 1 } })
      await story.ask(who, downloadAttachment, { params: { id: file.id } })
    }
    const seen = { id: noticeId, version: changed.version + 1 }
    await story.refused('leader', moveNotice, { body: { ...seen, step: 'discard' } })
    await story.ask('leader', moveNotice, { body: { ...seen, step: 'withdraw' } })
    await story.ask('clerk', findNotice, { params: { id: noticeId } })
    const draft = await story.ask('leader', saveNotice, { body: { ...form, pinned: false, attachments: [] } })
    await story.ask('leader', moveNotice, { body: { ...draft, step: 'discard' } })
    await story.refused('clerk', findNotice, { params: { id: draft.id } })
    await story.refused('overseas', moveNotice, { body: { id: unknownId, version, step: 'publish' } })
  },
  'notices nobody can write': async (story) => {
    for (const who of ['leader', 'overseas']) {
      await story.wrong(who, saveNotice, { body: { zh: nothing, en: nothing } })
      await story.wrong(who, saveNotice, { body: { zh: { title: 'x'.repeat(500), body: '' }, en: nothing } })
      await story.wrong(who, saveNotice, { body: { zh: chinese, en: english, attachments: [unknownId] } })
      await story.wrong(who, moveNotice, { body: { id: 'x', version: 0, step: 'fly' } })
      await story.wrong(who, findNotice, { params: { id: unknownId } })
    }
    await story.wrong('clerk', saveNotice, { body: { zh: chinese, en: english } })
    await story.wrong(zh, downloadAttachment, { params: { id: 'x' } })
    await story.wrong(en, downloadAttachment, { params: { id: unknownId } })
  },
  'questions and answers': async (story) => {
    await story.ask('leader', countOpenQuestions)
    await story.ask('leader', listQuestions, { body: page })
    await story.ask('overseas', listQuestions, { body: { ...page, state: 'answered' } })
    const asked = await story.ask(zh, askQuestion, {
      body: { text: '何时可以进馆？', requestId: questionIn(1) },
    })
    await story.ask(zh, askQuestion, { body: { text: '何时可以进馆？', requestId: questionIn(1) } })
    const other = await story.ask(en, askQuestion, {
      body: { text: 'When may we enter?', requestId: questionIn(2) },
    })
    await story.ask(en, withdrawQuestion, { body: { id: other.id } })
    await story.ask(en, withdrawQuestion, { body: { id: other.id } })
    await story.refused(en, withdrawQuestion, { body: { id: asked.id } })
    await story.ask('leader', answerQuestion, { body: { id: asked.id, version: 1, answer: '前一天。' } })
    await story.refused('leader', answerQuestion, { body: { id: asked.id, version: 1, answer: '前两天。' } })
    await story.refused('overseas', answerQuestion, {
      body: { id: asked.id, version: 1, answer: 'Two days.' },
    })
    await story.ask('leader', answerQuestion, { body: { id: asked.id, version: 2, answer: '前两天。' } })
    await story.refused(zh, withdrawQuestion, { body: { id: asked.id } })
    for (const who of [zh, en, chineseExhibitors.rejected]) await story.ask(who, listOwnQuestions)
    await story.ask('leader', listQuestions, { body: { ...page, text: '进馆' } })
    await story.refused('clerk', listQuestions, { body: page })
  },
  'questions nobody can ask': async (story) => {
    for (const who of [zh, en]) {
      await story.wrong(who, askQuestion, { body: { text: ' ', requestId: questionIn(3) } })
      await story.wrong(who, askQuestion, {
        body: { text: 'x', noticeId: unknownId, requestId: questionIn(3) },
      })
      await story.wrong(who, withdrawQuestion, { body: { id: 'x' } })
    }
    for (const who of ['leader', 'overseas']) {
      await story.wrong(who, answerQuestion, { body: { id: unknownId, version: 1, answer: '' } })
      await story.wrong(who, answerQuestion, { body: { id: unknownId, version: 1, answer: 'x' } })
      await story.wrong(who, listQuestions, { body: { ...page, state: 'lost' } })
    }
    await story.refused('leader', askQuestion, { body: { text: 'x', requestId: questionIn(4) } })
  },
}
