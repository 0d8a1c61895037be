import { boothsWanted, gateNames } from '@fairground/domain/selection'
import { z } from 'zod'
import { companyRef, selectedBoothsResult } from './company'
import { exhibitor, signedIn } from './kernel/access'
import { instant } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { renamed } from './kernel/renamed'
import { ownChoice } from './selection/own-choice'
import { quota } from './selection/quota'

export type { OwnChoice } from './selection/own-choice'

/** Exhibitors choose their booths. The specs' calls take one booth; ours take several, all or none. */

export const selectionStarted = endpoint({
  method: 'POST',
  path: '/zwjbxx/isStart',
  summary: 'Whether selection is on, and whether the caller may choose at this moment',
  access: signedIn,
  effect: 'reads',
  shows: ['settings', 'ownSignUp'],
  result: renamed('SelectionStarted', z.object({ started: z.boolean(), mayChoose: z.boolean() }), {
    started: 'isStart',
    mayChoose: 'isBoothStart',
  }),
})

const boothWanted = { boothId: z.uuid().toLowerCase() }

export const chooseBooth = endpoint({
  method: 'POST',
  path: '/zwjbxx/doUpdateByVO',
  summary: 'Chooses a booth for the own company; answers everything it has now',
  access: exhibitor,
  effect: 'changes',
  // The marker and the action say the same every time; they are read and not believed.
  body: renamed('BoothWanted', z.object(boothWanted), { boothId: 'uuid' }),
  result: selectedBoothsResult,
})

export const releaseBooth = endpoint({
  method: 'POST',
  path: '/zwjbxx/doCancelByVO',
  summary: 'Lets go of a booth the own company chose at this edition; answers everything it has now',
  access: exhibitor,
  effect: 'changes',
  body: renamed(
    'BoothLetGo',
    z.object({ ...boothWanted, edition: z.union([z.number(), z.string().max(10)]).optional() }),
    { boothId: 'uuid', edition: 'zhjs' },
  ),
  result: selectedBoothsResult,
})

export const ownSelection = endpoint({
  method: 'GET',
  path: '/selection/own',
  summary:
    'Everything the own company needs to choose: what is missing, when, among which booths, what it has',
  access: exhibitor,
  effect: 'reads',
  shows: ['settings', 'ownSignUp'],
  result: z.object({
    ...ownChoice.shape,
    /** By the clock that decides. */
    now: instant,
    /** Everything that has to be there, and in words why it is not. */
    gates: z.array(z.object({ gate: z.enum(gateNames), missing: z.string().nullable() })),
    /** The one that is open, else the next, else the last; later than one that is over. */
    window: z.object({ startsAt: instant, endsAt: instant, isLater: z.boolean() }).nullable(),
    quota: quota.nullable(),
    hallIds: z.array(z.uuid()),
    areaSlack: z.number(),
    /** Why the organiser gave the last choice back. */
    returnReason: z.string(),
  }),
})

export const chooseBooths = endpoint({
  method: 'POST',
  path: '/selection/choose',
  summary: 'Chooses booths for the own company, all or none',
  access: exhibitor,
  effect: 'changes',
  body: boothsWanted,
  result: ownChoice,
})

export const releaseBooths = endpoint({
  method: 'POST',
  path: '/selection/release',
  summary: 'Lets go of booths the own company chose, all or none',
  access: exhibitor,
  effect: 'changes',
  body: boothsWanted,
  result: ownChoice,
})

export const finishChoice = endpoint({
  method: 'POST',
  path: '/selection/finish',
  summary: 'Hands the choice of the own company to the organiser',
  access: exhibitor,
  effect: 'changes',
  result: ownChoice,
})

export const ownQuota = endpoint({
  method: 'POST',
  path: '/cfpadwmjfw/doFindByUserid',
  summary: 'What a company may choose: the own one, or for staff that of the user asked for. None or one',
  access: signedIn,
  effect: 'reads',
  shows: ['ownSignUp', 'lists'],
  body: companyRef,
  result: z.array(
    renamed(
      'Quota',
      z.object({
        boothType: z.string(),
        exhibitType: z.string(),
        exhibitTypeName: z.string(),
        leastCount: z.int(),
        mostCount: z.int(),
        leastArea: z.int(),
        mostArea: z.int(),
        label: z.string(),
      }),
      {
        boothType: 'zwlx',
        exhibitType: 'czlx',
        exhibitTypeName: 'czlxmc',
        leastCount: 'minNum',
        mostCount: 'maxNum',
        leastArea: 'min',
        mostArea: 'max',
        label: 'reserve1',
      },
    ),
  ),
})
