import {
  boothWish,
  entryMoved,
  entryRemoved,
  offerAnswered,
  offerByHand,
  offerRecalled,
  offerStates,
  wishChanged,
  wishForCompany,
} from '@fairground/domain/waiting'
import { z } from 'zod'
import { exhibitor, holderOf, staff } from './kernel/access'
import { instant } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** The waiting list for booths that become free. Not in the specs, so none of these fields has a wire name of its own. */

const keepsList = holderOf('booth/select:waiting')

const boothOnOffer = z.object({
  id: z.uuid(),
  code: z.string(),
  hallId: z.uuid(),
  hallCode: z.string(),
  areaM2: z.number(),
  openSides: z.int(),
})
export type BoothOnOffer = z.output<typeof boothOnOffer>

const wish = z.object({
  least: z.int(),
  wanted: z.int(),
  openings: z.array(z.int()),
  hallIds: z.array(z.uuid()),
  allOrNone: z.boolean(),
  givesBack: z.boolean(),
})

const openOffer = z.object({
  id: z.uuid(),
  booths: z.array(boothOnOffer),
  offeredAt: instant,
  expiresAt: instant,
  /** Why it was made by hand and out of order; empty where the list made it. */
  reason: z.string(),
})

const entry = z.object({
  id: z.uuid(),
  wish,
  /** Counted from one. */
  place: z.int(),
  joinedAt: instant,
  /** Why staff made it for the company; empty where it made it itself. */
  behalfReason: z.string(),
  /** Why it stands where it does and not where its time would put it. */
  orderReason: z.string(),
  version: z.int(),
  offer: openOffer.nullable(),
})

const hallToWaitFor = z.object({ id: z.uuid(), code: z.string(), nameZh: z.string(), nameEn: z.string() })

export const ownWaiting = endpoint({
  method: 'GET',
  path: '/waiting/own',
  summary: 'What the own company waits for, its place, what it is offered, and whether it may wait at all',
  access: exhibitor,
  effect: 'reads',
  shows: ['settings', 'ownSignUp'],
  result: z.object({
    /** By the clock that decides. */
    now: instant,
    entry: entry.nullable(),
    /** How many wait. */
    waiting: z.int(),
    /** Why it cannot join now, in words; null where it can. */
    closed: z.string().nullable(),
    /** Its own window is open, so that it can choose as well. */
    isChoosing: z.boolean(),
    /** How many booths its quota allows, and how many it has. */
    count: z.object({ least: z.int(), most: z.int() }).nullable(),
    held: z.array(z.string()),
    halls: z.array(hallToWaitFor),
    /** What became of the last offer; null while there was none. */
    last: z
      .object({ state: z.enum(offerStates), codes: z.array(z.string()), at: instant, reason: z.string() })
      .nullable(),
  }),
})
export type OwnWaiting = z.output<typeof ownWaiting.result>

export const joinWaiting = endpoint({
  method: 'POST',
  path: '/waiting/join',
  summary: 'Puts the own company on the waiting list',
  access: exhibitor,
  effect: 'changes',
  body: boothWish,
  result: z.null(),
})

export const changeWish = endpoint({
  method: 'POST',
  path: '/waiting/change',
  summary: 'Changes what the own company waits for; it keeps its place',
  access: exhibitor,
  effect: 'changes',
  body: wishChanged,
  result: z.null(),
})

export const withdrawWaiting = endpoint({
  method: 'POST',
  path: '/waiting/withdraw',
  summary: 'Takes the own company off the list; what was kept for it goes to the next',
  access: exhibitor,
  effect: 'changes',
  result: z.null(),
})

export const acceptOffer = endpoint({
  method: 'POST',
  path: '/waiting/accept',
  summary:
    'Takes what the own company was offered: a choice by right of that offer, outside of its window too',
  access: exhibitor,
  effect: 'changes',
  body: offerAnswered,
  result: z.null(),
})

export const declineOffer = endpoint({
  method: 'POST',
  path: '/waiting/decline',
  summary: 'Lets an offer go to the next; the own company keeps its place',
  access: exhibitor,
  effect: 'changes',
  body: offerAnswered,
  result: z.null(),
})

const listedEntry = entry.extend({
  companyId: z.uuid(),
  companyName: z.string(),
  held: z.array(z.string()),
  hallCodes: z.array(z.string()),
  /** Free booths it could be offered one way or another. */
  matching: z.int(),
  /** Why it is passed over, in words; null where it is not. */
  passedOver: z.string().nullable(),
})
export type ListedEntry = z.output<typeof listedEntry>

export const waitingList = endpoint({
  method: 'GET',
  path: '/waiting/list',
  summary: 'All who wait, in order, with what they are offered and how many free booths would do',
  access: staff,
  effect: 'reads',
  shows: ['settings', 'signUps', 'halls'],
  result: z.object({ now: instant, entries: z.array(listedEntry) }),
})

export const matchesFor = endpoint({
  method: 'GET',
  path: '/waiting/matches',
  summary: 'Free booths an entry could be offered, and which of them together',
  access: staff,
  effect: 'reads',
  shows: ['settings', 'signUps', 'halls'],
  query: z.object({ entryId: z.uuid().toLowerCase() }),
  result: z.object({ booths: z.array(boothOnOffer), suggested: z.array(z.uuid()) }),
})

export const wishFacts = endpoint({
  method: 'GET',
  path: '/waiting/company',
  summary: 'What a company could wait for: its quota, what it has, and the halls in its reach',
  access: keepsList,
  effect: 'reads',
  shows: ['settings', 'signUps'],
  query: z.object({ companyId: z.uuid().toLowerCase() }),
  result: z.object({
    count: z.object({ least: z.int(), most: z.int() }).nullable(),
    held: z.array(z.string()),
    halls: z.array(hallToWaitFor),
  }),
})

export const joinFor = endpoint({
  method: 'POST',
  path: '/waiting/desk/join',
  summary: 'Puts a company on the waiting list for it, with a reason; its hours and stages do not matter',
  access: keepsList,
  effect: 'changes',
  body: wishForCompany,
  result: z.null(),
})

export const moveEntry = endpoint({
  method: 'POST',
  path: '/waiting/desk/move',
  summary: 'Puts an entry at another place, with a reason that is shown with it',
  access: keepsList,
  effect: 'changes',
  body: entryMoved,
  result: z.null(),
})

export const removeEntry = endpoint({
  method: 'POST',
  path: '/waiting/desk/remove',
  summary: 'Takes an entry off the list, with a reason the company reads',
  access: keepsList,
  effect: 'changes',
  body: entryRemoved,
  result: z.null(),
})

export const offerBooths = endpoint({
  method: 'POST',
  path: '/waiting/desk/offer',
  summary: 'Offers free booths to an entry by hand, whoever stands before it, with a reason',
  access: keepsList,
  effect: 'changes',
  body: offerByHand,
  result: z.null(),
})

export const recallOffer = endpoint({
  method: 'POST',
  path: '/waiting/desk/recall',
  summary: 'Takes back an offer nobody answered yet, with a reason',
  access: keepsList,
  effect: 'changes',
  body: offerRecalled,
  result: z.null(),
})
