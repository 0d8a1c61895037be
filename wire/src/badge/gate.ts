import { admissionsMade, gateReasons } from '@fairground/domain/badge'
import { z } from 'zod'
import { holderOf } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'

/** The gate: what it has to know beforehand, and who came in. */

const admits = holderOf('participants/gate:admit')

const gateBadge = z.object({
  id: z.uuid(),
  number: z.int(),
  name: z.string(),
  nameEn: z.string(),
  post: z.string(),
  companyName: z.string(),
  photoFileId: z.uuid().nullable(),
  printing: z.int(),
  isVoid: z.boolean(),
  /** Why the organiser made it void; empty where somebody was simply taken off. */
  voidReason: z.string(),
  admittedAt: instant.nullable(),
})
export type ListedGateBadge = z.output<typeof gateBadge>

export const gateList = endpoint({
  method: 'GET',
  path: '/badge/gate/list',
  summary:
    'All a gate needs to decide without a network: the keys codes are signed by and every badge, or those that changed since',
  access: admits,
  effect: 'reads',
  query: z.object({ since: z.iso.datetime({ offset: true }).optional() }),
  result: z.object({
    /** What to ask with next time. */
    asOf: instant,
    edition: z.int(),
    lastDay: z.iso.date(),
    publicKeys: z.array(z.string()),
    admittedToday: z.int(),
    badges: z.array(gateBadge),
  }),
})
export type GateList = z.output<typeof gateList.result>

export const admitBadges = endpoint({
  method: 'POST',
  path: '/badge/gate/admit',
  summary:
    'Lets people in by code or number, each admission once however often it is sent; what a gate decided by itself is put on record as it was',
  access: admits,
  effect: 'changes',
  body: admissionsMade,
  result: z.object({
    outcomes: z.array(
      z.object({
        id: z.uuid(),
        /** Whether the admission is on record. */
        admitted: z.boolean(),
        /** Why not; or what speaks against one that was decided without the server. */
        reason: z.enum(gateReasons).nullable(),
        badge: gateBadge.nullable(),
      }),
    ),
  }),
})
export type AdmissionOutcome = z.output<typeof admitBadges.result>['outcomes'][number]
