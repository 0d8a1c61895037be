import { z } from 'zod'
import { companyRef } from './company'
import { boothOnPlan, boothRecord, listedBooth } from './hall/booth-on-plan'
import { anyone, signedIn, staff } from './kernel/access'
import { flag } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { as, renamed } from './kernel/renamed'

/** Halls and what stands in them, as the specs ask for it. How the screens read plans stands in `hall/maps`. */

const hall = {
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  /** What may be shown there; 99 means several exhibit types. */
  exhibitType: z.string(),
  /** Its background picture, a file; empty where the plan is drawn on plain paper. */
  background: z.string(),
}
const hallNames = {
  id: 'uuid',
  code: 'zgbh',
  name: 'zgmc',
  exhibitType: 'reserve3',
  background: 'zgtpdz',
} as const

const hallItem = renamed('Hall', z.object(hall), hallNames)

const planWanted = renamed('PlanWanted', z.object({ hallId: z.uuid() }), { hallId: 'uuid' })

export const listHalls = endpoint({
  method: 'POST',
  path: '/zgjbxx/doSearchDataListByVO',
  summary: 'The halls of the fair, in the order they are walked',
  access: anyone,
  effect: 'reads',
  shows: ['halls'],
  body: z.object({}),
  result: z.array(hallItem),
})

export const hallsInRange = endpoint({
  method: 'POST',
  path: '/zgjbxx/doSearchDataListByVOWithRange',
  summary: 'The halls a company may choose in: the own one, or for staff that of the user asked for',
  access: signedIn,
  effect: 'reads',
  shows: ['halls', 'ownSignUp'],
  body: companyRef,
  result: z.array(hallItem),
})

export const findHall = endpoint({
  method: 'GET',
  path: '/zgjbxx/{stageUuid}',
  summary: 'One hall with what may be shown there',
  access: anyone,
  effect: 'reads',
  shows: ['halls'],
  params: renamed('HallPath', z.object({ hallId: z.uuid() }), { hallId: 'stageUuid' }),
  result: hallItem,
})

export const hallPlan = endpoint({
  method: 'POST',
  path: '/zgjbxx/doSearchHbMKListByVO',
  summary: 'The published plan of a hall: where everything stands, and what each booth is',
  access: anyone,
  effect: 'reads',
  shows: ['halls'],
  body: planWanted,
  result: renamed(
    'HallPlan',
    z.object({
      hall: z.object({ ...hall, scene: z.string(), version: z.int() }),
      booths: z.array(boothOnPlan),
    }),
    {
      hall: as(
        'zgjbxxVO',
        renamed('PlannedHall', z.object({ ...hall, scene: z.string(), version: z.int() }), {
          ...hallNames,
          scene: 'zgzwhbStr',
          version: 'version',
        }),
      ),
      booths: as('zwmoJsonDatas', z.array(boothRecord)),
    },
  ),
})

export const listHallBooths = endpoint({
  method: 'POST',
  path: '/zwjbxx/doSearchListByVOBooth',
  summary: 'The booths of a hall with their states; names and classes in the language asked for',
  access: anyone,
  effect: 'reads',
  shows: ['halls'],
  body: renamed('BoothsWanted', z.object({ hallId: z.uuid(), english: z.boolean().optional() }), {
    hallId: 'zgid',
    english: as('lan', flag('ENG', 'CHN')),
  }),
  result: z.array(listedBooth),
})

export const isNumberTaken = endpoint({
  method: 'POST',
  path: '/zwjbxx/isExistZwh',
  summary: 'Whether another booth of the edition has this number',
  access: staff,
  effect: 'reads',
  body: renamed(
    'NumberWanted',
    z.object({ boothId: z.uuid().optional(), code: z.string().trim().min(1).max(40) }),
    { boothId: as('uuid', z.uuid()), code: 'zwh' },
  ),
  result: z.boolean(),
})

export const isDesignMode = endpoint({
  method: 'POST',
  path: '/zwjbxx/isDesignStart',
  summary: 'Whether hall plans may be changed now',
  access: staff,
  effect: 'reads',
  shows: ['settings'],
  result: z.boolean(),
})
