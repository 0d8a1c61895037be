import type { Calendar } from '../calendar'
import type { CompanyRow } from '../rows'
import type { CompanyProfile } from './profile'

type ReviewFields = Pick<
  CompanyRow,
  | 'data_state'
  | 'review_state'
  | 'review_remark'
  | 'reviewed_by'
  | 'reviewed_at'
  | 'submitted_at'
  | 'created_at'
>

/** Sections in the order a company fills them in. Overseas companies have no scale survey. */
export const sections = ['basics', 'invoice', 'qualification', 'scale', 'intro', 'request'] as const
export type Section = (typeof sections)[number]

/** What every company has left behind so far: which sections, when handed in, and what the review made of it. */
export interface Progress {
  saved: ReadonlySet<Section>
  review: ReviewFields
}

const remarks = {
  zh: [
    '营业执照扫描件不清晰，请重新上传原件彩色扫描件。',
    '产品介绍与所选产品分类不一致，请核对后重新提交。',
    '展位面积需求超出企业规模，请调整后重新提交。',
    '企业名称与营业执照不一致，请核实。',
  ],
  en: [
    'The sign-up file is not legible. Please upload a colour scan of the original.',
    'The product descriptions do not match the categories chosen. Please check and submit again.',
    'The company name differs from the sign-up file. Please correct it.',
  ],
}

export function progressOf(profile: CompanyProfile, calendar: Calendar, reviewerId: string): Progress {
  const { random, userType } = profile
  const available = sections.filter((section) => userType === 'CHN' || section !== 'scale')
  const nothing: ReviewFields = {
    data_state: 'draft',
    review_state: null,
    review_remark: '',
    reviewed_by: null,
    reviewed_at: null,
    submitted_at: null,
    created_at: calendar.officeHours(random, -75, -45),
  }
  const all = new Set(available)
  const handedIn = (from: number, to: number) => ({
    ...nothing,
    data_state: 'submitted' as const,
    submitted_at: calendar.officeHours(random, from, to),
  })
  const reviewed = (from: number, to: number) => ({
    reviewed_by: reviewerId,
    reviewed_at: calendar.officeHours(random, from, to),
  })

  switch (profile.stage) {
    case 'new':
      return { saved: new Set(), review: { ...nothing, created_at: calendar.officeHours(random, -8, -1) } }
    case 'draft': {
      const count = profile.isDemo ? 3 : random.int(1, available.length - 1)
      const created_at = calendar.officeHours(random, -30, -4)
      return { saved: new Set(available.slice(0, count)), review: { ...nothing, created_at } }
    }
    case 'submitted': {
      const step = profile.isDemo
        ? 'awaiting'
        : random.weighted([
            ['awaiting', 6],
            ['started', 3],
            ['second', 2],
          ] as const)
      if (step === 'awaiting') return { saved: all, review: { ...handedIn(-10, -1), review_state: step } }
      if (step === 'started') return { saved: all, review: { ...handedIn(-14, -6), review_state: step } }
      return { saved: all, review: { ...handedIn(-18, -10), review_state: step, ...reviewed(-8, -2) } }
    }
    case 'rejected':
      return {
        saved: all,
        review: {
          ...handedIn(-30, -16),
          data_state: 'rejected',
          review_state: 'rejected',
          review_remark: random.pick(userType === 'CHN' ? remarks.zh : remarks.en),
          ...reviewed(-14, -2),
        },
      }
    case 'approved':
    case 'boothChosen':
    case 'choosing': {
      const { submitted, decided } = daysOfApproval[profile.round ?? 'later']
      return {
        saved: all,
        review: { ...handedIn(...submitted), review_state: 'approved', ...reviewed(...decided) },
      }
    }
  }
}

type Days = [from: number, to: number]

/** Approved before their round was frozen; the last ones wait for the next. */
const daysOfApproval: Record<1 | 2 | 'later', { submitted: Days; decided: Days }> = {
  1: { submitted: [-42, -25], decided: [-23, -15] },
  2: { submitted: [-24, -14], decided: [-12, -6] },
  later: { submitted: [-12, -6], decided: [-3, -1] },
}
