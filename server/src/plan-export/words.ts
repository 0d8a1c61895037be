import { boothStateNames, boothStates } from '@fairground/domain/booth'
import { dayIn } from '@fairground/domain/field'
import { fill, type Language, type Text } from '@fairground/domain/text'
import type { HereWords } from '@fairground/floorplan/here-sheet'
import { isEdged, type Plan } from '@fairground/floorplan/plan'
import type { SheetWords } from '@fairground/floorplan/plan-sheet'
import type { HallRow } from '../hall'
import { plainFileName } from '../platform/files/file-name'
import { momentIn } from '../platform/moment-in'
import type { PlanExportRow } from './plan-export.repository'

const texts = {
  title: { zh: '{hall} 平面图', en: '{hall} floor plan' },
  date: { zh: '{time} 的状态', en: 'As of {time}' },
  legend: { zh: '{state} {count}', en: '{state} {count}' },
  special: { zh: '特殊展位', en: 'Special booths' },
  own: { zh: '贵公司展位', en: 'Your booths' },
  page: { zh: '第 {page} 页，共 {pages} 页', en: 'Page {page} of {pages}' },
  here: { zh: '您在这里', en: 'You are here' },
  scan: { zh: '扫一扫，找展位', en: 'Scan to find a booth' },
  scanMore: {
    zh: '平面图会从这里出发，为您指路',
    en: 'The plan opens and shows the way from this place',
  },
  planFile: { zh: '平面图', en: 'floor-plan' },
  hereFile: { zh: '您在这里', en: 'you-are-here' },
} as const satisfies Record<string, Text>

interface Setting {
  language: Language
  fairName: Text
  timeZone: string
  now: Date
}

export interface PlanWords {
  sheet: SheetWords
  here: HereWords
}

/** Everything that stands around a plan. States that no booth of the hall is in need no place in the legend. */
export function wordsFor(
  { hall, plan }: { hall: HallRow; plan: Plan },
  { language, fairName, timeZone, now }: Setting,
): PlanWords {
  const say = (text: Text, params: Record<string, string> = {}) => fill(text[language], params)
  const hallName = nameOf(hall, language)
  const countOf = (state: string) => plan.booths.filter((booth) => booth.state === state).length
  const states = boothStates
    .map((state) => ({ state, count: countOf(state) }))
    .filter(({ count }) => count > 0)
  const hasSpecial = plan.booths.some(isEdged)
  return {
    sheet: {
      title: say(texts.title, { hall: hallName }),
      fair: fairName[language],
      date: say(texts.date, { time: momentIn(now, timeZone) }),
      legend: {
        states: states.map(({ state, count }) => ({
          state,
          words: say(texts.legend, { state: boothStateNames[state][language], count: String(count) }),
        })),
        ...(hasSpecial && { special: say(texts.special) }),
        own: say(texts.own),
      },
      pageOf: (page, pages) => say(texts.page, { page: String(page), pages: String(pages) }),
    },
    here: {
      fair: inBoth(fairName, language),
      hall: inBoth({ zh: nameOf(hall, 'zh'), en: nameOf(hall, 'en') }, language),
      here: inBoth(texts.here, language),
      scan: inBoth(texts.scan, language),
      scanMore: inBoth(texts.scanMore, language),
      legend: {
        states: states.map(({ state }) => ({
          state,
          words: inBoth(boothStateNames[state], language).join(' '),
        })),
        ...(hasSpecial && { special: inBoth(texts.special, language).join(' ') }),
      },
    },
  }
}

/** What hangs in a hall is read by everybody: in the language it was asked for, and in the other. */
const inBoth = ({ zh, en }: Text, first: Language): [string, string] => (first === 'zh' ? [zh, en] : [en, zh])

const nameOf = ({ code, nameZh, nameEn }: HallRow, language: Language): string => {
  const name = language === 'en' ? nameEn : nameZh
  return name.includes(code) ? name : `${code} ${name}`
}

/** W3_平面图_2026-11-17.pdf */
export function fileNameOf(
  { code }: HallRow,
  { format, here, language }: Pick<PlanExportRow, 'format' | 'here' | 'language'>,
  { timeZone, now }: Pick<Setting, 'timeZone' | 'now'>,
): string {
  const kind = (here ? texts.hereFile : texts.planFile)[language]
  return plainFileName(`${code}_${kind}_${dayIn(timeZone, now)}.${format}`)
}
