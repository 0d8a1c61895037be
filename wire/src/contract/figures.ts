import { currencies } from '@fairground/domain/money'
import { z } from 'zod'
import { staff } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'

/** By what contracts are counted. All but the first count what stands: neither replaced nor void, and each company once. */
export const figureKinds = ['state', 'class', 'language'] as const
export type FigureKind = (typeof figureKinds)[number]

/** Currencies are never added up, so that each row is of one. */
const figure = z.object({
  kind: z.enum(figureKinds),
  /** A state, the id of a class, or a language. */
  key: z.string(),
  /** Of a class. */
  nameZh: z.string(),
  nameEn: z.string(),
  currency: z.enum(currencies),
  contracts: z.int(),
  total: z.int(),
  booths: z.int(),
  /** Hundredths of a square metre. */
  area: z.int(),
})
export type ContractFigure = z.output<typeof figure>

const sum = figure.pick({ currency: true, contracts: true, total: true, booths: true, area: true })

export const contractFigures = endpoint({
  method: 'GET',
  path: '/contract/figures',
  summary: 'Contracts of this edition with their amounts, booths and area, by state, class and language',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  result: z.object({ standing: z.array(sum), rows: z.array(figure) }),
})
export type ContractFigures = z.output<typeof contractFigures.result>

export const exportContractFigures = endpoint({
  method: 'GET',
  path: '/contract/figures/export',
  summary: 'The figures about contracts as a workbook',
  access: staff,
  effect: 'reads',
  answer: 'file',
  result: z.null(),
})
