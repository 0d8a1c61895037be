import {
  changeRequest,
  requestWithdrawn,
  signatureByCode,
  signatureByScan,
} from '@fairground/domain/contract'
import { z } from 'zod'
import { exhibitor } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'
import { contractRead, delegation } from './shapes'

/** What a company does with its own contract. */

export const ownContracts = endpoint({
  method: 'GET',
  path: '/contract/own',
  summary: 'The contracts of the own company that were sent to it, the live one first',
  access: exhibitor,
  effect: 'reads',
  shows: ['ownSignUp'],
  result: z.object({
    contracts: z.array(contractRead),
    /** Where a code would go, most of it hidden. */
    codeTo: z.string(),
    /** The booths are confirmed, and the contract is being prepared. */
    isPrepared: z.boolean(),
    /** Who else may sign now. */
    delegate: delegation.nullable(),
  }),
})
export type OwnContracts = z.output<typeof ownContracts.result>

const named = z.object({ contractId: z.uuid().toLowerCase() })

export const sendSigningCode = endpoint({
  method: 'POST',
  path: '/contract/own/code',
  summary:
    'Sends a code for signing to the phone or mailbox the account is entered with; answers with its ticket',
  access: exhibitor,
  effect: 'changes',
  body: named,
  result: z.object({ ticket: z.string() }),
})

export const signContract = endpoint({
  method: 'POST',
  path: '/contract/own/sign',
  summary: 'Signs the own contract with a code, as it was read',
  access: exhibitor,
  effect: 'changes',
  body: signatureByCode,
  result: z.null(),
})

export const uploadContractScan = endpoint({
  method: 'POST',
  path: '/contract/own/scan',
  summary: 'Uploads a stamped scan of the own contract: png, jpg or pdf, up to 10 MB',
  access: exhibitor,
  effect: 'changes',
  takesFile: true,
  body: named,
  result: z.object({ fileId: z.uuid(), name: z.string() }),
})

export const signByScan = endpoint({
  method: 'POST',
  path: '/contract/own/sign-scan',
  summary: 'Signs the own contract with a stamped scan, as it was read',
  access: exhibitor,
  effect: 'changes',
  body: signatureByScan,
  result: z.null(),
})

export const requestChange = endpoint({
  method: 'POST',
  path: '/contract/own/request',
  summary: 'Asks the organiser to change the own contract',
  access: exhibitor,
  effect: 'changes',
  body: changeRequest,
  result: z.null(),
})

export const withdrawRequest = endpoint({
  method: 'POST',
  path: '/contract/own/request/withdraw',
  summary: 'Takes the own request for a change back',
  access: exhibitor,
  effect: 'changes',
  body: requestWithdrawn,
  result: z.null(),
})

export const ownContractPdf = endpoint({
  method: 'GET',
  path: '/contract/own/{contractId}/pdf',
  summary: 'The own contract as a PDF: sealed once it is in force, until then marked as what it is',
  access: exhibitor,
  effect: 'reads',
  params: z.object({ contractId: z.uuid() }),
  answer: 'file',
  result: z.null(),
})
