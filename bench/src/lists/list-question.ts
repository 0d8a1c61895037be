/** One page of the council list, as every side is asked for it. */
export interface ListQuestion {
  page: number
  /** What the company's name must contain. */
  word?: string
}

export const pageSize = 10

/** All sides must say the same, row by row and in the same order. */
export interface ListAnswer {
  total: number
  rows: { id: string; companyName: string; creditCode: string; serial: number }[]
}

const firstPages = Array.from({ length: 20 }, (_, index) => index + 1)

export interface Scenario {
  name: string
  questions: ListQuestion[]
  /** How many times Directus' rate. */
  timesDirectus: number
}

/** A word two companies in five have in their name, and words few have: the two want different plans. */
export const scenarios: readonly Scenario[] = [
  { name: 'list page', questions: firstPages.map((page) => ({ page })), timesDirectus: 10 },
  {
    name: 'search, common word',
    questions: firstPages.map((page) => ({ page, word: '消防' })),
    timesDirectus: 8,
  },
  {
    name: 'search, rare words',
    questions: ['给水', '救援', '泰成', '郑州', '新能源', '启泽', '检测技术', '磐坤'].flatMap((word) =>
      [1, 2].map((page) => ({ page, word })),
    ),
    timesDirectus: 8,
  },
]
