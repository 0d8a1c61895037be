import {
  delegateAsked,
  delegateNamed,
  delegateProved,
  delegateRevoked,
  signatureByDelegate,
} from '@fairground/domain/contract'
import { z } from 'zod'
import { exhibitor } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'

/** How a company lets somebody of its own sign, and takes that back. */

const ticketed = z.object({ ticket: z.string() })

export const sendDelegationCode = endpoint({
  method: 'POST',
  path: '/contract/own/delegate/own-code',
  summary:
    'Sends a code for naming a delegate to the phone or mailbox the account is entered with; it names this contact only',
  access: exhibitor,
  effect: 'changes',
  body: delegateProved,
  result: ticketed,
})

export const sendDelegateProof = endpoint({
  method: 'POST',
  path: '/contract/own/delegate/proof',
  summary: 'Sends a code to the phone or mailbox of whoever is to be named, which shows it to be theirs',
  access: exhibitor,
  effect: 'changes',
  body: delegateProved,
  result: ticketed,
})

export const nameDelegate = endpoint({
  method: 'POST',
  path: '/contract/own/delegate',
  summary: 'Names who else of the company may sign, until a day; whoever was named before no longer may',
  access: exhibitor,
  effect: 'changes',
  body: delegateNamed,
  result: z.null(),
})

export const revokeDelegate = endpoint({
  method: 'POST',
  path: '/contract/own/delegate/revoke',
  summary: 'Takes the right to sign back, at once; what was signed by it stays signed',
  access: exhibitor,
  effect: 'changes',
  body: delegateRevoked,
  result: z.null(),
})

export const sendDelegateCode = endpoint({
  method: 'POST',
  path: '/contract/own/delegate/code',
  summary: 'Sends a code for signing to the phone or mailbox of the delegate',
  access: exhibitor,
  effect: 'changes',
  body: delegateAsked,
  result: ticketed,
})

export const signByDelegate = endpoint({
  method: 'POST',
  path: '/contract/own/delegate/sign',
  summary: 'Signs the own contract by the delegate, with the code that was sent to them, as it was read',
  access: exhibitor,
  effect: 'changes',
  body: signatureByDelegate,
  result: z.null(),
})
