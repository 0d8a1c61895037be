import { z } from 'zod'
import { anyone } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'

/** What the code will be used for. A signed-in person can only change the own username; that needs no picture. */
export const codePurposes = [
  'register',
  'login',
  'recoverPassword',
  'recoverUsername',
  'resetAccount',
  'changeUsername',
] as const
export type CodePurpose = (typeof codePurposes)[number]

/** Anonymous callers answer a picture: its ticket, and what they read. */
const picture = { ticket: z.string().max(100).default(''), randstr: z.string().max(20).default('') }
const purpose = z.enum(codePurposes).default('register')
const target = z.string().trim().min(1).max(100)

const ticketAnswer = { access: anyone, effect: 'changes', result: z.string(), resultInMessage: true } as const

export const sendSmsCode = endpoint({
  method: 'GET',
  path: '/signin/sendMessage',
  summary: 'Send a code to a mobile; msg is the ticket it belongs to, the code goes to the phone only',
  query: z.object({ phone: target, purpose, ...picture }),
  ...ticketAnswer,
})

export const sendMailCode = endpoint({
  method: 'GET',
  path: '/signin/sendMail',
  summary: 'Send a code to a mailbox, in Chinese; msg is its ticket',
  query: z.object({ mail: target, purpose, ...picture }),
  ...ticketAnswer,
})

export const sendMailCodeEn = endpoint({
  method: 'GET',
  path: '/signin/sendMailEng',
  summary: 'Send a code to a mailbox, in English; msg is its ticket',
  query: z.object({ mail: target, purpose, ...picture }),
  ...ticketAnswer,
})

export const countUsername = endpoint({
  method: 'GET',
  path: '/signin/getUsernameNum/{username}/static',
  summary: 'How many accounts have this username (0 or 1); needs a solved picture when anonymous',
  access: anyone,
  effect: 'reads',
  params: z.object({ username: target }),
  query: z.object(picture),
  result: z.int(),
})

export const countEmail = endpoint({
  method: 'GET',
  path: '/signin/getMailNum/{email}/static',
  summary: 'Whether a mailbox belongs to an account (0 or 1); needs a solved picture when anonymous',
  access: anyone,
  effect: 'reads',
  params: z.object({ email: target }),
  query: z.object(picture),
  result: z.int(),
})

export const countCreditCode = endpoint({
  method: 'POST',
  path: '/signin/findByUnscid',
  summary: 'Whether a company with this credit code is registered (0 or 1); nothing else of it is told',
  access: anyone,
  effect: 'reads',
  body: z.codec(
    z.object({
      tyshxydm: z.string().max(40),
      dcrq: z.looseObject({ randstr: z.string().max(20), ticket: z.string().max(100) }).optional(),
    }),
    z.object({ creditCode: z.string(), captcha: z.object({ ticket: z.string(), answer: z.string() }) }),
    {
      decode: ({ tyshxydm, dcrq }) => ({
        creditCode: tyshxydm,
        captcha: { ticket: dcrq?.ticket ?? '', answer: dcrq?.randstr ?? '' },
      }),
      encode: ({ creditCode, captcha }) => ({
        tyshxydm: creditCode,
        dcrq: { randstr: captcha.answer, ticket: captcha.ticket },
      }),
    },
  ),
  result: z.int(),
})
