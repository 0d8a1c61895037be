import { boothClasses, boothStates, labelStyles } from '@fairground/domain/booth'
import { z } from 'zod'
import { boothState } from '../booth'
import { anyone, signedIn, staff } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'

/**
 * How screens read plans. A map is the same for everybody who may read it, so that it is made and packed once: what is only
 * one's own, such as the own booths, is asked for elsewhere. Its version changes with its content and with nothing else.
 */

const text = z.object({ zh: z.string(), en: z.string() })
const version = z.string().max(40)

export const hallFacts = z.object({
  id: z.uuid(),
  code: z.string(),
  name: text,
  kind: z.enum(['indoor', 'outdoor']),
  exhibitType: z.string(),
  width: z.number(),
  depth: z.number(),
})

const labelFont = z.object({ family: z.string(), size: z.number(), style: z.enum(labelStyles) })

export const mappedBooth = z.object({
  id: z.uuid(),
  code: z.string(),
  state: boothState,
  /** The company's short name, or what a service area is for; empty where there is neither. */
  name: text,
  /** Where a company has the booth: for people who are signed in, and for anyone where it agreed to the public directory. */
  fullName: text.optional(),
  special: z.boolean(),
  boothClass: z.enum(boothClasses),
  exhibitType: z.string(),
  openSides: z.int(),
  /** How number and name are written, where the designer said so. */
  codeFont: labelFont.optional(),
  nameFont: labelFont.optional(),
})

const span = z.object({ from: z.iso.datetime(), until: z.iso.datetime() })

const mapOfHall = z.object({
  version,
  hall: hallFacts.extend({
    /** A file, or none. */
    background: z.uuid().nullable(),
    /** How high a stand may be built, and what the floor bears; where the organiser knows. */
    clearHeightM: z.number().nullable(),
    floorLoadKgM2: z.number().nullable(),
    moveIn: span.nullable(),
    moveOut: span.nullable(),
  }),
  /** Where everything stands: a scene of floorplan as text. */
  scene: z.string(),
  booths: z.array(mappedBooth),
})
export type HallMap = z.output<typeof mapOfHall>
export type MappedBooth = HallMap['booths'][number]

const hallId = z.object({ hallId: z.uuid() })

export const hallMap = endpoint({
  method: 'GET',
  path: '/hall/{hallId}/map',
  summary: 'A hall with its booths as anyone may see them',
  access: anyone,
  effect: 'reads',
  params: hallId,
  result: mapOfHall,
})

export const hallMapForKnown = endpoint({
  method: 'GET',
  path: '/hall/{hallId}/map/known',
  summary:
    'The same with the full names of companies, for people who are signed in; staff also see who has paid in part',
  access: signedIn,
  effect: 'reads',
  params: hallId,
  result: mapOfHall,
})

/** What is new on a map, pushed to whoever watches and answered to whoever was away. */
export const mapChange = z.object({
  hall: z.uuid(),
  from: version,
  to: version,
  booths: z.array(mappedBooth.pick({ id: true, state: true, name: true, fullName: true })),
})
export type MapChange = z.output<typeof mapChange>

export const mapChangesSince = endpoint({
  method: 'GET',
  path: '/hall/{hallId}/changes',
  summary:
    'What changed on a map since a version of it; null when that is too long ago, and the map is to be read anew',
  access: anyone,
  effect: 'reads',
  params: hallId,
  query: z.object({ since: version }),
  result: mapChange.nullable(),
})

const site = z.object({
  version,
  /** A site plan of floorplan as text; empty where the organiser has drawn none. */
  site: z.string(),
  halls: z.array(
    hallFacts.extend({
      /** Doors, walls and the like, as in the hall's scene, so that ways can be found. */
      scenery: z.string(),
      counts: z.record(z.enum(boothStates), z.int()),
      /** Left, top, width, depth and the place of its state among all states. */
      booths: z.array(z.array(z.number()).length(5)),
    }),
  ),
})
export type SiteOverview = z.output<typeof site>

export const siteOverview = endpoint({
  method: 'GET',
  path: '/hall/site',
  summary: 'The whole site: where the halls lie, how full they are, and every booth in small',
  access: anyone,
  effect: 'reads',
  result: site,
})

export const siteOverviewForStaff = endpoint({
  method: 'GET',
  path: '/hall/site/known',
  summary: 'The same with who has paid in part, which may be for staff alone to see',
  access: staff,
  effect: 'reads',
  result: site,
})
