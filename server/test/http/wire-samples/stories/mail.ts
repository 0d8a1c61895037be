import {
  listQueue,
  listTemplates,
  previewMessage,
  queueFigures,
  resendMessages,
  resetTemplate,
  saveTemplate,
  sendTest,
  templateHistory,
} from '@fairground/wire/mail'
import { beginRound, countCircle, listRounds, switchRound } from '@fairground/wire/mail/rounds'
import { expect } from 'vitest'
import { chineseExhibitors, type Stories, unknownId } from './people'

const name = 'accountChanged'
const words = {
  subjectZh: '登录信息有变化',
  subjectEn: 'Your login has changed',
  bodyZh: '您的登录信息刚刚改过。',
  bodyEn: 'The login of your account has just been changed.',
}
const page = { page: 1, pageSize: 10 }

export const mail: Stories = {
  'a message is worded': async (story) => {
    await story.ask('admin', listTemplates)
    await story.ask('admin', saveTemplate, { body: { ...words, name, version: 0 } })
    await story.refused('admin', saveTemplate, { body: { ...words, subjectZh: '又一个', name, version: 0 } })
    await story.refused('admin', saveTemplate, {
      body: { ...words, bodyZh: '给{nobody}', name, version: 1 },
    })
    await story.refused('admin', saveTemplate, { body: { ...words, name: 'none', version: 0 } })
    await story.wrong('admin', saveTemplate, { body: { ...words, bodyEn: '', name, version: 1 } })
    await story.ask('admin', templateHistory, { params: { name } })
    await story.ask('admin', previewMessage, { body: { ...words, name, language: 'en' } })
    await story.refused('admin', previewMessage, {
      body: { ...words, name, language: 'zh', company: '没有这家企业' },
    })
    await story.ask('admin', sendTest, { body: { ...words, name, language: 'zh', channel: 'sms' } })
    await story.refused('admin', sendTest, { body: { ...words, name, language: 'zh', channel: 'mail' } })
    await story.ask('admin', resetTemplate, { body: { name, version: 1 } })
    await story.refused('admin', resetTemplate, { body: { name, version: 1 } })
    await story.refused('leader', listTemplates)
  },
  'the queue is looked after': async (story) => {
    await story.ask('admin', listQueue, { body: { ...page, recipient: '13911112046' } })
    await story.ask('admin', resendMessages, { body: { ids: [unknownId] } })
    await story.refused('admin', resendMessages, { body: { ids: [] } })
    await story.refused('clerk', queueFigures)
    await story.refused(chineseExhibitors.draft, listQueue, { body: page })
  },
  'a circle is told': async (story) => {
    const circle = { circle: 'withBooth' as const, area: 'ENG' as const }
    const { sms, mail: byMail } = await story.ask('admin', countCircle, { body: circle })
    const round = {
      ...circle,
      id: '6c6b1c1e-3a39-4c0e-9d2f-0b9a4b7a1f05',
      zh: '请核对展位。',
      en: 'Please check your booth.',
    }
    await story.refused('admin', beginRound, { body: { ...round, count: sms + byMail + 1 } })
    await story.wrong('admin', beginRound, { body: { ...round, zh: '', count: 1 } })
    await story.ask('admin', beginRound, { body: { ...round, count: sms + byMail } })
    // Who of them was told before it is stopped would differ from run to run.
    const waiting = story.fair.platform.db
      .selectFrom('message_round_receiver')
      .select('company_id')
      .where('told_at', 'is', null)
    await expect.poll(() => waiting.execute()).toEqual([])
    await story.ask('admin', switchRound, { body: { id: round.id, version: 1, run: false } })
    await story.refused('admin', switchRound, { body: { id: unknownId, version: 1, run: false } })
    await story.refused('leader', listRounds)
  },
}
