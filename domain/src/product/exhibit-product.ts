import { z } from 'zod'
import type { UserType } from '../account'
import { chosen, filled, filledLatin, optional, optionalLatin, uploaded } from '../company'
import { productMessages as say } from './product.messages'

export const mostProducts = 15

const common = {
  imageFileId: uploaded(say.image),
  category: chosen(say.category),
  isNew: z.boolean(),
}

/** What a company shows at the fair. Its own language has to be there, the other one may be. */
export const exhibitProductForms = {
  CHN: z.object({
    ...common,
    nameZh: filled(60, say.name),
    nameEn: optionalLatin(100),
    textZh: filled(500, say.text),
    textEn: optionalLatin(1_000),
  }),
  ENG: z.object({
    ...common,
    nameEn: filledLatin(100, say.name),
    nameZh: optional(60),
    textEn: filledLatin(1_000, say.text),
    textZh: optional(500),
  }),
} as const satisfies Record<UserType, z.ZodObject>

export interface ExhibitProduct {
  imageFileId: string
  category: string
  isNew: boolean
  nameZh: string
  nameEn: string
  textZh: string
  textEn: string
}

/** All of them, in their order. */
export const productSheets = {
  CHN: z.object({ products: z.array(exhibitProductForms.CHN).max(mostProducts, say.tooMany) }),
  ENG: z.object({ products: z.array(exhibitProductForms.ENG).max(mostProducts, say.tooMany) }),
} as const satisfies Record<UserType, z.ZodObject>

/** In the order they are asked for: the own language first. */
export const productTexts: Record<UserType, readonly ('nameZh' | 'nameEn' | 'textZh' | 'textEn')[]> = {
  CHN: ['nameZh', 'nameEn', 'textZh', 'textEn'],
  ENG: ['nameEn', 'nameZh', 'textEn', 'textZh'],
}
