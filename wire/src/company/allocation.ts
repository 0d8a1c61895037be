import { type ContractState, contractStates } from '@fairground/domain/contract'
import { z } from 'zod'
import { boothClass, neighbourNames, neighbours, opening, special, twiceNamed, wordsIn } from '../booth'
import { signedIn } from '../kernel/access'
import { enumerated } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { as, type Layout, renamed, unsent } from '../kernel/renamed'
import { companyRef } from './company-codecs'

/** What the organiser's side of the fair means for one company: booths, halls it may choose in, contract. */

const hall = {
  hallCode: z.string(),
  hallName: z.string(),
  /** QQ groups for exhibitors of the hall. */
  contactGroups: z.array(z.string()),
}
const hallNames = { hallCode: 'zgbh', hallName: 'zgmc', contactGroups: 'qqh' } as const

const selectedBooth = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  boothClass: z.enum(['standard', 'raw']),
  exhibitType: z.string(),
  areaM2: z.number(),
  widthM: z.number(),
  depthM: z.number(),
  openSides: z.int().min(1).max(4),
  ...neighbours,
  special: z.boolean(),
  status: z.string(),
  hallId: z.uuid(),
  ...hall,
  wordsIn,
})
export type SelectedBooth = z.output<typeof selectedBooth>

/** Marked as chosen. */
const chosenLayout: Layout = {
  ...twiceNamed,
  send: (raw, booth) => ({ ...twiceNamed.send(raw, booth), reserve2: '2' }),
}

/** How far the choice is: nothing chosen yet, or with the organiser to confirm. */
const selection = enumerated({ '00': 'choosing', '01': 'chosen' })

const booth = renamed(
  'SelectedBooth',
  selectedBooth,
  {
    id: 'uuid',
    code: 'zwh',
    name: 'zwmc',
    boothClass: as('zwlb', boothClass),
    exhibitType: 'czlx',
    areaM2: 'zwmj',
    widthM: 'zwcd',
    depthM: 'zwkd',
    openSides: as('cklx', opening),
    ...neighbourNames,
    special: as('isSpecial', special),
    status: 'status',
    hallId: 'zgid',
    ...hallNames,
    wordsIn: unsent,
  },
  chosenLayout,
)

export const selectedBoothsResult = renamed(
  'SelectedBooths',
  z.object({ booths: z.array(selectedBooth), state: z.enum(['choosing', 'chosen']) }),
  { booths: as('dvo', z.array(booth)), state: as('zwxzzt', selection) },
)

export type SelectedBooths = z.output<typeof selectedBoothsResult>

export const selectedBooths = endpoint({
  method: 'POST',
  path: '/zwjbxx/getSelectedPos',
  summary: 'The booths a company holds: the own one, or for staff the one asked for',
  access: signedIn,
  effect: 'reads',
  body: companyRef,
  result: selectedBoothsResult,
})

const hallInRange = z.object({
  ...hall,
  /** What the review tier allows there: the organiser's name for it, or its figures. Empty where none fits. */
  tier: z.string(),
})
export type HallInRange = z.output<typeof hallInRange>

export const hallRange = endpoint({
  method: 'POST',
  path: '/qyjbxx/doSelectRangeZgList',
  summary: 'Halls in which a company may choose booths after what it asked for, with its tier',
  access: signedIn,
  effect: 'reads',
  shows: ['ownSignUp'],
  body: companyRef,
  result: z.array(renamed('HallInRange', hallInRange, { ...hallNames, tier: 'dwmjfx' })),
})

/** Where a contract stands. A client that knows only 09 still learns when there is something to pay. */
const contractState = enumerated({
  '01': 'drawnUp',
  '02': 'sent',
  '03': 'signed',
  '04': 'returned',
  '05': 'inForce',
  '09': 'payment',
  '10': 'paid',
  '80': 'superseded',
  '90': 'void',
} satisfies Record<string, ContractState>)

const contract = z.object({ number: z.string(), state: z.enum(contractStates) })

export const listContracts = endpoint({
  method: 'POST',
  path: '/ht/list',
  summary: 'The booth contracts of a company and how far each is, the live one first',
  access: signedIn,
  effect: 'reads',
  shows: ['ownSignUp'],
  body: companyRef,
  result: z.array(
    renamed('Contract', contract, {
      number: 'htbh',
      state: as('htsjzt', contractState),
    }),
  ),
})
