import type { SignUpView } from '@fairground/wire/review'

/** One page of a list of sign-ups, as both sides are asked for it. */
export interface SignUpQuestion {
  view: SignUpView
  page: number
  /** What the company's name, or a name or number to call, must contain. */
  name?: string
  contact?: string
}

export const pageSize = 10

/** Both sides must say the same, row by row and in the same order. */
export interface SignUpAnswer {
  total: number
  rows: {
    id: string
    nameZh: string
    nameEn: string
    registrationNumber: string | null
    contactName: string
    contactMobile: string
    dataState: string
    reviewState: string | null
    submittedAt: string | null
    reviewerName: string
    exhibitType: string
    region: string
    blacklisted: boolean
    booths: string[]
  }[]
}

const pages = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

export interface Scenario {
  name: string
  questions: SignUpQuestion[]
}

/** A word two companies in five have in their name, and words few have, want different plans; numbers want a third. */
export const scenarios: readonly Scenario[] = [
  { name: 'page', questions: pages(20).map((page) => ({ view: 'signUps', page })) },
  { name: 'to review', questions: pages(20).map((page) => ({ view: 'reviews', page })) },
  { name: 'common word', questions: pages(20).map((page) => ({ view: 'signUps', page, name: '消防' })) },
  {
    name: 'rare words',
    questions: ['给水', '救援', '泰成', '郑州', '新能源', '启泽', '检测技术', '磐坤'].flatMap((name) =>
      pages(2).map((page): SignUpQuestion => ({ view: 'signUps', page, name })),
    ),
  },
  {
    name: 'whom to call',
    questions: ['王伟', '李芳', '0000123', '00002048', '15000000777', '1999', '张建国', '002600'].flatMap(
      (contact) => pages(2).map((page): SignUpQuestion => ({ view: 'signUps', page, contact })),
    ),
  },
]
