import { z } from 'zod'
import { signedIn } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'

/** Whose: exhibitors need not say; staff name a company of this edition. */
const whose = { companyId: z.string().max(60).optional() }

export const earlierSignUp = endpoint({
  method: 'GET',
  path: '/company/earlier',
  summary:
    'The sign-up of the same account for the last edition it took part in; its sections are read by that id',
  access: signedIn,
  effect: 'reads',
  query: z.object(whose),
  result: z.object({ companyId: z.uuid(), edition: z.int() }).nullable(),
})

export const copyEarlierFiles = endpoint({
  method: 'POST',
  path: '/company/earlier/files',
  summary: 'Copies of the account’s own stored files, as uploads that a section of this edition may take up',
  access: signedIn,
  effect: 'changes',
  body: z.object({ ...whose, fileIds: z.array(z.uuid()).min(1).max(20) }),
  result: z.array(z.object({ from: z.uuid(), to: z.uuid() })),
})
