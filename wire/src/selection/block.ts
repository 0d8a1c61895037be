import { boothClasses } from '@fairground/domain/booth'
import {
  blockDivided,
  blockDividedFor,
  choiceStages,
  delegateEnded,
  delegateNamed,
  unitStandings,
} from '@fairground/domain/selection'
import { z } from 'zod'
import { exhibitor, holderOf, staff } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { quota } from './quota'

/** A group's delegate chooses a block of booths and divides it. Not in the specs, so nothing here has a wire name of its own. */

const onBehalf = holderOf('booth/select:onBehalf')

const span = z.object({ least: z.int(), most: z.int() })

const blockBooth = z.object({
  id: z.uuid(),
  code: z.string(),
  hallId: z.uuid(),
  boothClass: z.enum(boothClasses),
  areaM2: z.number(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  depth: z.number(),
})
export type BlockBooth = z.output<typeof blockBooth>

/** What a delegate has for its group, and who is to get some of it. */
const block = z.object({
  delegateId: z.uuid(),
  /** Goes up with each division. */
  version: z.int(),
  groupName: z.string(),
  stage: z.enum(choiceStages),
  delegate: z.object({
    companyId: z.uuid(),
    name: z.string(),
    /** What it may have itself. */
    quota: quota.nullable(),
    /** What it has besides the block. */
    others: z.array(blockBooth),
  }),
  /** The booths of the block it still has, and where they stand. */
  booths: z.array(blockBooth),
  /** Still without a booth: whom it chooses for. */
  units: z.array(z.object({ companyId: z.uuid(), name: z.string(), quota })),
  /** What was given out, to whom. */
  given: z.array(z.object({ companyId: z.uuid(), name: z.string(), codes: z.array(z.string()) })),
  /** Units of the group that are not in the block: not approved, another type of booth, or booths of their own. */
  apart: z.array(z.string()),
  areaSlack: z.number(),
})
export type Block = z.output<typeof block>

export const ownBlock = endpoint({
  method: 'GET',
  path: '/selection/block',
  summary: 'The block of the group whose delegate the own company is; none for everybody else',
  access: exhibitor,
  effect: 'reads',
  shows: ['settings', 'ownSignUp'],
  result: block.nullable(),
})

export const divideBlock = endpoint({
  method: 'POST',
  path: '/selection/block/divide',
  summary: 'Gives booths of the own group’s block to its units, all or none; answers the block as it is then',
  access: exhibitor,
  effect: 'changes',
  body: blockDivided,
  result: block,
})

const unit = z.object({
  companyId: z.uuid(),
  name: z.string(),
  approved: z.boolean(),
  /** Counted in booths, or raw space in square metres. */
  boothClass: z.enum(boothClasses).nullable(),
  count: span.nullable(),
  codes: z.array(z.string()),
  /** Only where the group has a delegate. */
  standing: z.enum(unitStandings).nullable(),
})

const group = z.object({
  groupType: z.string(),
  groupName: z.string(),
  units: z.array(unit),
  /** Of the units that a delegate chooses or would choose for. */
  wanted: span,
  delegate: z
    .object({
      id: z.uuid(),
      companyId: z.uuid(),
      name: z.string(),
      reason: z.string(),
      by: z.string(),
      at: instant,
    })
    .nullable(),
  /** Booths of the block the delegate has, and how many it has given out. */
  held: z.int(),
  divided: z.int(),
})
export type ExhibitionGroup = z.output<typeof group>

export const listGroups = endpoint({
  method: 'GET',
  path: '/selection/desk/groups',
  summary: 'Groups of exhibitors with their units, what they may have, their delegate and its block',
  access: staff,
  effect: 'reads',
  shows: ['overview', 'settings', 'lists'],
  result: z.array(group),
})

export const findBlock = endpoint({
  method: 'GET',
  path: '/selection/desk/groups/{delegateId}/block',
  summary: 'The block of a group’s delegate, for whoever divides it on behalf',
  access: staff,
  effect: 'reads',
  shows: ['overview', 'settings'],
  params: z.object({ delegateId: z.uuid() }),
  result: block,
})

export const nameDelegate = endpoint({
  method: 'POST',
  path: '/selection/desk/groups/delegate',
  summary: 'Names the unit that chooses for its whole group; the others do not choose themselves then',
  access: onBehalf,
  effect: 'changes',
  body: delegateNamed,
  result: z.null(),
})

export const endDelegate = endpoint({
  method: 'POST',
  path: '/selection/desk/groups/delegate/end',
  summary: 'Lets every unit of a group choose for itself again',
  access: onBehalf,
  effect: 'changes',
  body: delegateEnded,
  result: z.null(),
})

export const divideFor = endpoint({
  method: 'POST',
  path: '/selection/desk/groups/divide',
  summary: 'Divides a group’s block for its delegate, all or none; answers the block as it is then',
  access: onBehalf,
  effect: 'changes',
  body: blockDividedFor,
  result: block,
})
