import { sitePublishing } from '@fairground/domain/design'
import { z } from 'zod'
import { holderOf, staff } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'

/** How the site plan is drawn and published. Not in the specs, so none of these fields has a wire name of its own. */

const draws = holderOf('booth/positionDesign:list')

/** A site plan of floorplan as text. */
const plan = z.string()

export const openSite = endpoint({
  method: 'GET',
  path: '/venue/site',
  summary: 'The site plan for whoever draws it: the published one, and its draft where there is one',
  access: staff,
  effect: 'reads',
  shows: ['designs'],
  result: z.object({
    designMode: z.boolean(),
    /** Number 0 and no plan where none was ever published. */
    published: z.object({ number: z.int(), plan: plan.nullable() }),
    draft: z.object({ revision: z.int(), plan, savedAt: instant, savedBy: z.string() }).nullable(),
  }),
})
export type OpenedSite = z.output<typeof openSite.result>

/** Of the draft it was made from; 0 where there was none. */
const revision = z.int().min(0)

export const saveSite = endpoint({
  method: 'POST',
  path: '/venue/site/draft',
  summary: 'Saves the draft of the site plan; visitors do not see it',
  access: draws,
  effect: 'changes',
  mostBodyBytes: 2 * 1024 * 1024,
  body: z.object({ revision, plan }),
  result: z.object({ revision: z.int(), savedAt: instant }),
})

export const discardSite = endpoint({
  method: 'POST',
  path: '/venue/site/discard',
  summary: 'Throws the draft of the site plan away; the published one stays',
  access: draws,
  effect: 'changes',
  body: z.object({ revision }),
  result: z.null(),
})

export const publishSite = endpoint({
  method: 'POST',
  path: '/venue/site/publish',
  summary: 'Makes the draft of the site plan what everybody sees',
  access: draws,
  effect: 'changes',
  body: sitePublishing.extend({ revision }),
  result: z.object({ number: z.int() }),
})

const version = z.object({ number: z.int(), note: z.string(), at: instant, by: z.string() })

export const siteVersions = endpoint({
  method: 'GET',
  path: '/venue/site/versions',
  summary: 'The versions of the site plan that were published, newest first',
  access: staff,
  effect: 'reads',
  shows: ['designs'],
  result: z.array(version),
})

export const siteVersion = endpoint({
  method: 'GET',
  path: '/venue/site/versions/{number}',
  summary: 'One published version of the site plan',
  access: staff,
  effect: 'reads',
  params: z.object({ number: z.coerce.number().int().positive() }),
  result: z.object({ number: z.int(), plan }),
})
