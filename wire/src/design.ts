import { boothStates } from '@fairground/domain/booth'
import { askWordLimit, publishing, seatWishes } from '@fairground/domain/design'
import { z } from 'zod'
import { holderOf, staff } from './kernel/access'
import { instant } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** How plans are drawn and published. Not in the specs, so none of these fields has a wire name of its own. */

const draws = holderOf('booth/positionDesign:list')

const hallId = z.object({ hallId: z.uuid() })
const text = z.object({ zh: z.string(), en: z.string() })

/** A draft of floorplan as text. */
const scene = z.string()

const boothFact = z.object({
  id: z.uuid(),
  code: z.string(),
  state: z.enum(boothStates),
  name: z.string(),
})

/** In capitals, by the number of their hall. */
const numbersOfHalls = z.array(z.object({ hall: z.string(), numbers: z.array(z.string()) }))

/** Who draws the hall now, and who asks to. `mine` is for whoever asks with the seat's own id. */
const seat = z.object({
  mine: z.boolean(),
  /** `you`: the same person, at this tab or another. */
  holder: z.object({ name: z.string(), since: instant, you: z.boolean() }).nullable(),
  asking: z.object({ name: z.string(), word: z.string(), at: instant, mine: z.boolean() }).nullable(),
  /** Since when nobody may say no any more. */
  givenAt: instant.nullable(),
})
export type Seat = z.output<typeof seat>

export const openDesign = endpoint({
  method: 'GET',
  path: '/design/{hallId}',
  summary: 'A hall for whoever draws it: its published plan, and its draft where there is one',
  access: staff,
  effect: 'reads',
  params: hallId,
  result: z.object({
    hall: z.object({
      id: z.uuid(),
      code: z.string(),
      name: text,
      kind: z.enum(['indoor', 'outdoor']),
      exhibitType: z.string(),
      background: z.uuid().nullable(),
    }),
    designMode: z.boolean(),
    /** `mark` is another one as soon as anything about the plan is. */
    published: z.object({ number: z.int(), scene, mark: z.string() }),
    draft: z.object({ revision: z.int(), scene, savedAt: instant, savedBy: z.string() }).nullable(),
    /** Booth numbers of the edition’s other halls: of their booths, and those that only their drafts have. */
    elsewhere: z.object({ taken: numbersOfHalls, planned: numbersOfHalls }),
  }),
})
export type OpenedDesign = z.output<typeof openDesign.result>

export const designFacts = endpoint({
  method: 'GET',
  path: '/design/{hallId}/facts',
  summary: 'What is true of a hall’s booths whatever a draft says: who has them, what is kept back',
  access: staff,
  effect: 'reads',
  shows: ['halls'],
  params: hallId,
  result: z.array(boothFact),
})

export const designSeat = endpoint({
  method: 'GET',
  path: '/design/{hallId}/seat',
  summary: 'Who draws this hall now, and who asks to',
  access: staff,
  effect: 'reads',
  shows: ['designs'],
  params: hallId,
  query: z.object({ seat: z.uuid() }),
  result: seat,
})

export const wishForSeat = endpoint({
  method: 'POST',
  path: '/design/seat',
  summary:
    'Sits down to draw a hall or says that one still does, asks for the seat, gives it, keeps it, leaves it, closes its tab',
  access: draws,
  effect: 'changes',
  body: z.object({
    hallId: z.uuid(),
    /** Made by each tab for itself. */
    seat: z.uuid(),
    wish: z.enum(seatWishes),
    word: z.string().trim().max(askWordLimit).optional(),
  }),
  result: seat,
})

/** What is to be saved, by whom, on top of what. */
const onDraft = z.object({
  hallId: z.uuid(),
  seat: z.uuid(),
  /** Of the draft it was made from; 0 where there was none. */
  revision: z.int().min(0),
})

export const saveDraft = endpoint({
  method: 'POST',
  path: '/design/draft',
  summary: 'Saves a hall’s draft; nobody but whoever draws it sees it',
  access: draws,
  effect: 'changes',
  mostBodyBytes: 10 * 1024 * 1024,
  body: onDraft.extend({
    scene,
    /** Of the published plan that a draft was begun on; a draft that goes on has its own. */
    on: z.string().max(100),
  }),
  result: z.object({ revision: z.int(), savedAt: instant }),
})

export const discardDraft = endpoint({
  method: 'POST',
  path: '/design/discard',
  summary: 'Throws a hall’s draft away; the published plan stays',
  access: draws,
  effect: 'changes',
  body: onDraft,
  result: z.null(),
})

export const publishDraft = endpoint({
  method: 'POST',
  path: '/design/publish',
  summary: 'Makes a hall’s draft what everybody sees: its plan and its booths together, or nothing',
  access: draws,
  effect: 'changes',
  body: onDraft.extend(publishing.shape),
  result: z.object({ number: z.int() }),
})

const versionOfPlan = z.object({
  number: z.int(),
  note: z.string(),
  at: instant,
  by: z.string(),
  booths: z.int(),
  areaM2: z.number(),
})
export type VersionOfPlan = z.output<typeof versionOfPlan>

export const planVersions = endpoint({
  method: 'GET',
  path: '/design/{hallId}/versions',
  summary: 'The versions of a hall’s plan that were published, newest first',
  access: staff,
  effect: 'reads',
  shows: ['designs'],
  params: hallId,
  result: z.array(versionOfPlan),
})

export const planVersion = endpoint({
  method: 'GET',
  path: '/design/{hallId}/versions/{number}',
  summary: 'One published version of a hall’s plan',
  access: staff,
  effect: 'reads',
  params: hallId.extend({ number: z.coerce.number().int().positive() }),
  result: z.object({ number: z.int(), scene }),
})

export const uploadPlanPicture = endpoint({
  method: 'POST',
  path: '/design/picture',
  summary:
    'Upload a picture for a plan: png or jpg, up to 5 MB; thrown away after a day unless a draft shows it',
  access: draws,
  effect: 'changes',
  takesFile: true,
  body: z.object({}),
  result: z.object({ id: z.uuid(), name: z.string(), width: z.int(), height: z.int() }),
})

export const keepDrawing = endpoint({
  method: 'POST',
  path: '/design/drawing',
  summary:
    'Keeps somebody else’s drawing of a hall as lines; thrown away after a day unless a draft shows it',
  access: draws,
  effect: 'changes',
  mostBodyBytes: 20 * 1024 * 1024,
  body: z.object({ title: z.string().trim().min(1).max(200), drawing: z.string() }),
  result: z.object({ id: z.uuid() }),
})

export const readDrawing = endpoint({
  method: 'GET',
  path: '/design/drawing/{fileId}',
  summary: 'A drawing that lies under a plan while it is drawn, for staff',
  access: staff,
  effect: 'reads',
  params: z.object({ fileId: z.uuid() }),
  result: z.object({ drawing: z.string() }),
})

export const exportBoothTable = endpoint({
  method: 'GET',
  path: '/design/{hallId}/table',
  summary:
    'What a hall’s booths are by its draft, or by its published plan where there is none, as a workbook',
  access: staff,
  effect: 'reads',
  params: hallId,
  answer: 'file',
  result: z.null(),
})

const boothTable = z.array(z.object({ number: z.int(), cells: z.array(z.string()) }))
export type BoothTable = z.output<typeof boothTable>

export const readBoothTable = endpoint({
  method: 'POST',
  path: '/design/table',
  summary: 'The cells of a workbook of booths, for the draft that takes them up; nothing is kept',
  access: draws,
  effect: 'changes',
  takesFile: true,
  body: z.object({}),
  result: boothTable,
})
