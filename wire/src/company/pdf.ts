import { languages } from '@fairground/domain/text'
import { z } from 'zod'
import { signedIn } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'

/** Not in the specs, which only have a button for it. */
export const signUpPdf = endpoint({
  method: 'GET',
  path: '/company/pdf',
  summary:
    'A whole sign-up as a PDF: the own one, or for staff the one asked for; in its own language unless another is asked for',
  access: signedIn,
  effect: 'reads',
  query: z.object({ companyId: z.string().max(60).optional(), language: z.enum(languages).optional() }),
  answer: 'file',
  result: z.null(),
})
