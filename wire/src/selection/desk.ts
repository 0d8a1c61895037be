import {
  boothsMoved,
  boothsSwapped,
  choiceFinished,
  choiceForCompany,
  choiceReturned,
  choicesConfirmed,
  choicesReturned,
  quotaEnded,
  quotaSet,
  selectionSwitched,
  wishToKeepApart,
} from '@fairground/domain/selection'
import { z } from 'zod'
import { holderOf } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'
import { ownChoice } from './own-choice'

/** What the organiser does with choices. Not in the specs, so none of these fields has a wire name of its own. */

const confirms = holderOf('booth/select:confirm')
const onBehalf = holderOf('booth/select:onBehalf')

/** How many were decided on; of whom nothing was, because they are not as they were seen. */
const decided = z.object({ count: z.int(), changed: z.array(z.uuid()) })

export const confirmChoices = endpoint({
  method: 'POST',
  path: '/selection/desk/confirm',
  summary:
    'Confirms what companies have finished choosing, as it was seen; answers how many were not confirmed before, and whose choice has changed since',
  access: confirms,
  effect: 'changes',
  body: choicesConfirmed,
  result: decided,
})

export const returnChoice = endpoint({
  method: 'POST',
  path: '/selection/desk/return',
  summary: 'Gives a finished or confirmed choice back to its company, with a reason it reads',
  access: confirms,
  effect: 'changes',
  body: choiceReturned,
  result: z.null(),
})

export const returnChoices = endpoint({
  method: 'POST',
  path: '/selection/desk/returns',
  summary:
    'Gives several choices back, as they were seen, with one reason that each company reads; answers how many, and whose choice has changed since',
  access: confirms,
  effect: 'changes',
  body: choicesReturned,
  result: decided,
})

export const chooseFor = endpoint({
  method: 'POST',
  path: '/selection/desk/choose',
  summary: 'Chooses booths for a company, all or none, outside of its window too',
  access: onBehalf,
  effect: 'changes',
  body: choiceForCompany,
  result: ownChoice,
})

export const releaseFor = endpoint({
  method: 'POST',
  path: '/selection/desk/release',
  summary: 'Lets go of booths a company chose, all or none',
  access: onBehalf,
  effect: 'changes',
  body: choiceForCompany,
  result: ownChoice,
})

export const finishFor = endpoint({
  method: 'POST',
  path: '/selection/desk/finish',
  summary: 'Finishes the choice of a company that did not do so itself',
  access: onBehalf,
  effect: 'changes',
  body: choiceFinished,
  result: ownChoice,
})

export const moveBooths = endpoint({
  method: 'POST',
  path: '/selection/desk/move',
  summary: 'Gives a company these booths in place of all it has, in one step',
  access: onBehalf,
  effect: 'changes',
  body: boothsMoved,
  result: ownChoice,
})

export const swapBooths = endpoint({
  method: 'POST',
  path: '/selection/desk/swap',
  summary: 'Gives each of two companies what the other has, in one step',
  access: onBehalf,
  effect: 'changes',
  body: boothsSwapped,
  result: z.null(),
})

export const remindUnfinished = endpoint({
  method: 'POST',
  path: '/selection/desk/remind',
  summary:
    'Tells companies in open windows that they have not finished, each once for a window; answers how many were told now',
  access: onBehalf,
  effect: 'changes',
  result: z.int(),
})

export const setQuota = endpoint({
  method: 'POST',
  path: '/selection/desk/quota',
  summary:
    'Says what one company may choose whatever its tier says: booths or square metres, as it asked for them',
  access: holderOf('booth/select:quota'),
  effect: 'changes',
  body: quotaSet,
  result: z.null(),
})

export const endQuota = endpoint({
  method: 'POST',
  path: '/selection/desk/quota/end',
  summary: 'Lets a company have what its tier says again',
  access: holderOf('booth/select:quota'),
  effect: 'changes',
  body: quotaEnded,
  result: z.null(),
})

export const switchSelection = endpoint({
  method: 'POST',
  path: '/selection/desk/started',
  summary: 'Starts or stops choosing for everybody at once; the version is the one that was seen',
  access: holderOf('booth/select:startStop'),
  effect: 'changes',
  body: selectionSwitched,
  result: z.null(),
})

export const keepApart = endpoint({
  method: 'POST',
  path: '/selection/desk/keep-apart',
  summary: 'Writes down that two companies wish not to stand beside each other; it warns and refuses nothing',
  access: onBehalf,
  effect: 'changes',
  body: wishToKeepApart,
  result: z.null(),
})

export const endKeepApart = endpoint({
  method: 'POST',
  path: '/selection/desk/keep-apart/end',
  summary: 'Ends such a wish; it stays on record',
  access: onBehalf,
  effect: 'changes',
  body: z.object({ wishId: z.uuid() }),
  result: z.null(),
})
