import { type BoothClass, boothClassNames, boothStates, recordLanguages } from '@fairground/domain/booth'
import { languages } from '@fairground/domain/text'
import { z } from 'zod'
import { enumerated, flag, joinedCodes } from './kernel/codecs'
import { as, type Layout } from './kernel/renamed'

/** How the specs write what booths have in common, wherever one travels. */

/** Read in either language. Of two words for the same the last is written, so Chinese where nobody asks for English. */
export const boothClass = enumerated({
  'Standard booth': 'standard',
  'Raw space': 'raw',
  标准展位: 'standard',
  光地: 'raw',
})

/** The language a booth is answered in; Chinese where nothing is said. */
export const wordsIn = z.enum(languages).optional()

const openings = ['一面开', '两面开', '三面开', '全开'] as const
export const opening = z.codec(z.enum(openings), z.int(), {
  decode: (word) => openings.indexOf(word) + 1,
  encode: (sides) => openings[sides - 1] ?? openings[0],
})

export const special = flag('1', '0')
/** Chosen, or not. */
export const chosenMark = flag('2', '0')
export const boothState = z.enum(boothStates)
export const recordLanguage = z.enum(recordLanguages)

/** The numbers of those that adjoin it, by the side they lie on. */
export const neighbours = {
  top: z.array(z.string()),
  bottom: z.array(z.string()),
  left: z.array(z.string()),
  right: z.array(z.string()),
}
export const neighbourNames = {
  top: as('top', joinedCodes()),
  bottom: as('bottom', joinedCodes()),
  left: as('left', joinedCodes()),
  right: as('right', joinedCodes()),
} as const

/** The specs have two names for much of a booth, and for its class a word in each language. */
export const twiceNamed = {
  send(raw, { wordsIn, boothClass }) {
    const word = wordsIn === 'en' ? boothClassNames[boothClass as BoothClass].en : raw.zwlb
    return {
      ...raw,
      zwlb: word,
      code: raw.zwh,
      boothType: word,
      area: raw.zwmj,
      stageUuid: raw.zgid,
      zwzt: raw.status,
    }
  },
  read: (raw) => ({
    zwh: raw.code,
    zwlb: raw.boothType,
    zwmj: raw.area,
    zgid: raw.stageUuid,
    status: raw.zwzt,
    ...raw,
  }),
  also: { code: 'code', boothClass: 'boothType', areaM2: 'area', hallId: 'stageUuid', status: 'zwzt' },
} satisfies Layout
