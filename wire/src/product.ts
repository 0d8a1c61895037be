import { mostProducts, productMessages as say } from '@fairground/domain/product'
import { z } from 'zod'
import { exhibitor } from './kernel/access'
import { endpoint } from './kernel/endpoint'

/** What companies show at the fair. The specs have only the screens, so no field has a wire name of its own. */

const words = z.string().max(5_000)
const product = z.object({
  imageFileId: z.uuid().nullable(),
  category: z.string().max(20),
  isNew: z.boolean(),
  nameZh: words,
  nameEn: words,
  textZh: words,
  textEn: words,
})
export type ListedProduct = z.output<typeof product>

export const ownProducts = endpoint({
  method: 'GET',
  path: '/product/own',
  summary: 'The own products in their order, until when they may be changed, and how many the sign-up has',
  access: exhibitor,
  effect: 'reads',
  shows: ['settings', 'ownSignUp'],
  result: z.object({
    version: z.int(),
    products: z.array(product),
    lastDay: z.iso.date(),
    /** Why they cannot be changed now, in words; null where they can. */
    closed: z.string().nullable(),
    /** Products of the sign-up one can begin with. */
    inSignUp: z.int(),
  }),
})

export const saveProducts = endpoint({
  method: 'POST',
  path: '/product/own',
  summary: 'Saves all own products, in this order, over the version that was seen',
  access: exhibitor,
  effect: 'changes',
  body: z.object({ version: z.int(), products: z.array(product).max(mostProducts, say.tooMany) }),
  result: z.object({ version: z.int() }),
})

export const productsFromSignUp = endpoint({
  method: 'POST',
  path: '/product/own/copy',
  summary:
    'The products of the own sign-up as a beginning, each with a copy of its picture. Nothing is saved by it',
  access: exhibitor,
  effect: 'changes',
  result: z.array(product),
})

export const uploadProductPicture = endpoint({
  method: 'POST',
  path: '/product/picture',
  summary:
    'Upload a product’s picture: png or jpg, up to 5 MB; thrown away after a day unless a product takes it up',
  access: exhibitor,
  effect: 'changes',
  takesFile: true,
  body: z.object({}),
  result: z.object({ id: z.uuid(), name: z.string() }),
})
