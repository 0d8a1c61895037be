import type { Language } from '@fairground/domain/text'
import type { drawNow, LotteryPage } from '@fairground/wire/draw'
import { asLotterySearch, lotteryPageOf, type SentLotteryPage } from '@fairground/wire/draw/lottery-names'
import type { z } from 'zod'
import { readOpenly } from '../lib/read-openly'
import { localeTags } from '../lib/text'

/** As it travels: moments are texts. */
export type DrawNow = z.input<typeof drawNow.result>
export type Place = LotteryPage['list'][number]
export type { LotteryPage }

export const openPaths = {
  now: '/draw/now',
  columns: '/zwtime/NewdoSearchListByVO',
  lines: '/zwtime/doSearchListByVOTwo',
  bundle: '/draw/bundle',
} as const

/**
 * As a stranger, whoever is signed in: a screen in a hall shows nobody's telephone number because a member of staff happens
 * to have opened it.
 */
const asStranger = (language: Language): RequestInit => ({
  credentials: 'omit',
  headers: { 'accept-language': localeTags[language], 'content-type': 'application/json' },
})

export const readDrawNow = (round: number, language: Language): Promise<DrawNow> =>
  readOpenly(`${openPaths.now}?round=${round}`, asStranger(language))

export interface PageAsked {
  round: number
  page: number
  pageSize: number
}

export const readPlaces = async (
  path: typeof openPaths.columns | typeof openPaths.lines,
  asked: PageAsked,
  language: Language,
): Promise<LotteryPage> =>
  lotteryPageOf(
    await readOpenly<SentLotteryPage>(path, {
      ...asStranger(language),
      method: 'POST',
      body: JSON.stringify(asLotterySearch(asked)),
    }),
  )

export const bundleAddress = (asked: { drawId: string } | { round: number }): string =>
  `/api${openPaths.bundle}?${new URLSearchParams(
    'drawId' in asked ? { drawId: asked.drawId } : { round: String(asked.round) },
  )}`
