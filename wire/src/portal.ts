import { z } from 'zod'
import { anyone, holderOf, holderOfAny } from './kernel/access'
import { instant } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import type { GrowingList, KeptList } from './list'
import { portalApplicationStep } from './portal/types/application-step'
import { portalBase } from './portal/types/base'
import { portalColumn } from './portal/types/column'
import { portalContact } from './portal/types/contact'
import { portalDate } from './portal/types/date'
import { portalFeature } from './portal/types/feature'
import { portalForwarder } from './portal/types/forwarder'
import { portalGuide } from './portal/types/guide'
import { portalHighlight } from './portal/types/highlight'
import { portalHotel } from './portal/types/hotel'
import { portalLink } from './portal/types/link'
import { portalNews } from './portal/types/news'
import { portalNotice } from './portal/types/notice'
import { portalOperator } from './portal/types/operator'
import { portalPartner } from './portal/types/partner'
import { portalPaymentMethod } from './portal/types/payment-method'
import { portalProvider } from './portal/types/provider'
import { portalQuestion } from './portal/types/question'
import { portalResource } from './portal/types/resource'
import { portalRestaurant } from './portal/types/restaurant'
import { portalRule } from './portal/types/rule'
import { portalWelcome } from './portal/types/welcome'

/** Content of which there is any number, in the order of the desk. */
export const growingContent: GrowingList[] = [
  portalNews,
  portalWelcome,
  portalFeature,
  portalDate,
  portalHighlight,
  portalGuide,
  portalHotel,
  portalRestaurant,
  portalQuestion,
  portalApplicationStep,
  portalPaymentMethod,
  portalRule,
  portalNotice,
  portalOperator,
  portalForwarder,
  portalProvider,
  portalPartner,
  portalResource,
  portalLink,
]

/** Content with one entry. */
export const singleContent: KeptList[] = [portalBase, portalColumn, portalContact]

const deskEntry = z.object({
  list: z.string(),
  id: z.uuid(),
  name: z.object({ zh: z.string(), en: z.string() }),
  /** When it was changed, or when it goes out. */
  at: instant,
  by: z.string(),
})
export type DeskEntry = z.output<typeof deskEntry>

export const portalDesk = endpoint({
  method: 'GET',
  path: '/portal/desk',
  summary:
    'What editors have to look after, of the content they may read: drafts, changes not published, what is planned, what has long not been touched, and how much there is of each',
  access: holderOf('portal/home:list'),
  effect: 'reads',
  shows: ['lists'],
  result: z.object({
    drafts: z.array(deskEntry),
    revised: z.array(deskEntry),
    planned: z.array(deskEntry.extend({ step: z.enum(['publish', 'withdraw']) })),
    stale: z.array(deskEntry),
    counts: z.array(
      z.object({
        list: z.string(),
        entries: z.int(),
        published: z.int(),
        drafts: z.int(),
        planned: z.int(),
        noEnglish: z.int(),
      }),
    ),
  }),
})
export type PortalDesk = z.output<typeof portalDesk.result>

export const uploadPortalPicture = endpoint({
  method: 'POST',
  path: '/portal/picture/upload',
  summary:
    'Upload a picture of the portal: png or jpg, up to 5 MB; thrown away after a day unless an entry takes it up',
  access: holderOfAny(
    'portal/site:edit',
    'portal/front:edit',
    'portal/news:edit',
    'portal/visit:edit',
    'portal/exhibit:edit',
    'portal/partners:edit',
  ),
  effect: 'changes',
  takesFile: true,
  body: z.object({}),
  result: z.object({ id: z.uuid(), name: z.string() }),
})

export const portalPictureFile = endpoint({
  method: 'GET',
  path: '/portal/picture/{fileId}',
  summary: 'A picture of the portal: for anybody where something published shows it, and for staff',
  access: anyone,
  effect: 'reads',
  params: z.object({ fileId: z.uuid() }),
  answer: 'file',
  result: z.null(),
})
