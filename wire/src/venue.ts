import { boothTies, boothTyping } from '@fairground/domain/venue'
import { z } from 'zod'
import { anyone, holderOf, holderOfAny } from './kernel/access'
import { endpoint } from './kernel/endpoint'

/** What the organiser does with halls and booths as data, beyond keeping the list of halls. None of it is in the specs. */

export const uploadBackground = endpoint({
  method: 'POST',
  path: '/venue/background',
  summary:
    'Upload a hall’s picture: png or jpg, up to 5 MB; thrown away after a day unless a hall takes it up',
  access: holderOfAny('venue/plan:add', 'venue/plan:edit'),
  effect: 'changes',
  takesFile: true,
  body: z.object({}),
  result: z.object({ id: z.uuid(), name: z.string() }),
})

export const readBackground = endpoint({
  method: 'GET',
  path: '/venue/background/{fileId}',
  summary: 'A hall’s picture, for everybody while a hall in use shows it, and for staff',
  access: anyone,
  effect: 'reads',
  params: z.object({ fileId: z.string().max(60) }),
  answer: 'file',
  result: z.null(),
})

const copies = holderOf('venue/plan:add')

export const lastHalls = endpoint({
  method: 'GET',
  path: '/venue/copy',
  summary: 'What copying the halls of the last edition would bring, and what it would leave out and why',
  access: copies,
  effect: 'reads',
  shows: ['lists'],
  result: z.object({
    /** The edition they come from; none where no earlier one has halls. */
    from: z.int().nullable(),
    to: z.int(),
    /** Whether the drawn site comes along: only where this edition has none. */
    site: z.boolean(),
    halls: z.array(
      z.object({
        code: z.string(),
        nameZh: z.string(),
        nameEn: z.string(),
        /** This edition has a hall of this code, which stays as it is. */
        exists: z.boolean(),
        /** Those that come along and can be given out. */
        booths: z.int(),
        /** Numbers that booths of this edition have already. */
        clashes: z.array(z.string()),
        background: z.boolean(),
      }),
    ),
  }),
})
export type LastHalls = z.output<typeof lastHalls.result>

export const copyHalls = endpoint({
  method: 'POST',
  path: '/venue/copy',
  summary: 'Brings these halls of an earlier edition into this one; what is there by now is left alone',
  access: copies,
  effect: 'changes',
  body: z.object({ from: z.int(), codes: z.array(z.string().min(1).max(20)).min(1).max(200) }),
  result: z.object({ halls: z.int(), booths: z.int() }),
})

export const setBoothTypes = endpoint({
  method: 'POST',
  path: '/venue/types',
  summary:
    'Changes what booths are, all or none; answers which of them are bound and why, and then changes none',
  access: holderOf('booth/positionType:edit'),
  effect: 'changes',
  body: boothTyping,
  result: z.object({
    changed: z.int(),
    bound: z.array(z.object({ id: z.uuid(), code: z.string(), tie: z.enum(boothTies), who: z.string() })),
  }),
})
export type BoundBooth = z.output<typeof setBoothTypes.result>['bound'][number]
