import { contractStates } from '@fairground/domain/company'
import { z } from 'zod'
import { signedIn } from '../kernel/access'
import { enumerated } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { as, renamed } from '../kernel/renamed'
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
  code: z.string(),
  boothClass: z.enum(['standard', 'raw']),
  areaM2: z.number(),
  ...hall,
})
export type SelectedBooth = z.output<typeof selectedBooth>

export const selectedBooths = endpoint({
  method: 'POST',
  path: '/zwjbxx/getSelectedPos',
  summary: 'The booths a company holds: the own one, or for staff the one asked for',
  access: signedIn,
  effect: 'reads',
  body: companyRef,
  result: z.array(
    renamed('SelectedBooth', selectedBooth, {
      code: 'code',
      boothClass: as('boothType', enumerated({ 标准展位: 'standard', 光地: 'raw' })),
      areaM2: 'area',
      ...hallNames,
    }),
  ),
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

const contract = z.object({ number: z.string(), state: z.enum(contractStates) })

export const listContracts = endpoint({
  method: 'POST',
  path: '/ht/list',
  summary: 'The booth contract of a company, once there is one, and how far it is',
  access: signedIn,
  effect: 'reads',
  body: companyRef,
  result: z.array(
    renamed('Contract', contract, {
      number: 'htbh',
      state: as('htsjzt', enumerated({ '01': 'drawnUp', '09': 'payment' })),
    }),
  ),
})
