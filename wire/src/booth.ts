import { boothStates, recordLanguages } from '@fairground/domain/booth'
import { z } from 'zod'
import { enumerated, flag } from './kernel/codecs'
import type { Layout } from './kernel/renamed'

/** How the specs write what booths have in common, wherever one travels. */

export const boothClass = enumerated({ 标准展位: 'standard', 光地: 'raw' })

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

/** The specs have two names for much of a booth. */
export const twiceNamed = {
  send: (raw) => ({
    ...raw,
    code: raw.zwh,
    boothType: raw.zwlb,
    area: raw.zwmj,
    stageUuid: raw.zgid,
    zwzt: raw.status,
  }),
  also: { code: 'code', boothClass: 'boothType', areaM2: 'area', hallId: 'stageUuid', status: 'zwzt' },
} satisfies Layout
