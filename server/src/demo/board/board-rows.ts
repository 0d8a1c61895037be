import type { Calendar } from '../calendar'
import { type CompanyProfile, isChinese } from '../companies/profile'
import type { Random } from '../random'
import type { BoardQuestionRow, NoticeRow } from '../rows'
import { demoNotices } from './notices'

interface Setting {
  edition: number
  calendar: Calendar
  /** Who writes and answers. */
  staffId: string
}

export function noticeRows(random: Random, { edition, calendar, staffId }: Setting): NoticeRow[] {
  return demoNotices.map(({ title, body, state, pinned = false, daysAgo, clock }) => {
    const at = calendar.at(-daysAgo, clock)
    const shown = state !== 'draft'
    return {
      id: random.uuid(),
      edition,
      title_zh: title.zh,
      body_zh: body.zh,
      title_en: title.en,
      body_en: body.en,
      pinned,
      state,
      published_at: shown ? at : null,
      published_by: shown ? staffId : null,
      created_at: at,
      created_by: staffId,
      updated_at: at,
      updated_by: staffId,
    }
  })
}

interface DemoQuestion {
  stage: CompanyProfile['stage']
  overseas?: boolean
  /** Part of the title of the notice it is about. */
  about?: string
  daysAgo: number
  text: string
  answer?: string
}

const questions: readonly DemoQuestion[] = [
  {
    stage: 'approved',
    about: '标准展位',
    daysAgo: 12,
    text: '我司有一台 380 V 的演示设备，标准展位能否加装三相电？费用如何计算？',
    answer:
      '可以。三相电按 15 A 起申请，请在布展前 15 天向主场服务商提交用电申请表，费用以服务商报价为准。请勿自行接电。',
  },
  {
    stage: 'boothChosen',
    overseas: true,
    about: '施工安全',
    daysAgo: 6,
    text: 'Our stand builder is registered in Germany. Do we need a local company to sign the safety agreement?',
    answer:
      'A local partner is not required. Please send your builder’s trade licence with an English or Chinese translation, together with the signed agreement.',
  },
  {
    stage: 'boothChosen',
    about: '运输',
    daysAgo: 1,
    text: '我们计划展出一台 12 米长的云梯消防车，进馆通道的限高和转弯半径是多少？能否安排在布展第一天上午进场？',
  },
]

/** Asked by the accounts people are told about, so that whoever logs in there finds them. */
export function questionRows(
  random: Random,
  profiles: readonly CompanyProfile[],
  notices: readonly NoticeRow[],
  { edition, calendar, staffId }: Setting,
): BoardQuestionRow[] {
  return questions.flatMap(({ stage, overseas = false, about, daysAgo, text, answer }) => {
    const asker = profiles.find(
      (profile) => profile.isDemo && profile.stage === stage && isChinese(profile) !== overseas,
    )
    if (!asker) return []
    return {
      id: random.uuid(),
      edition,
      account_id: asker.accountId,
      notice_id: notices.find(({ title_zh }) => about && title_zh.includes(about))?.id ?? null,
      request_id: random.uuid(),
      text,
      asked_at: calendar.at(-daysAgo, '10:40'),
      answer: answer ?? '',
      answered_at: answer ? calendar.at(1 - daysAgo, '09:20') : null,
      answered_by: answer ? staffId : null,
      version: answer ? 2 : 1,
    }
  })
}
