import { z } from 'zod'
import { anyone, exhibitor } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'
import { withNames } from '../kernel/fault-paths'
import { as, renamed } from '../kernel/renamed'
import { pictureInBody, solvedPicture } from '../kernel/solved-picture'

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

const target = z.string().trim().min(1).max(100)
const purpose = z.enum(codePurposes).default('register')

/** Anonymous callers answer a picture: its ticket, and what they read. In queries these stand beside the rest. */
const pictureOnWire = { ticket: z.string().max(100).default(''), randstr: z.string().max(20).default('') }
const pictureNames = { 'captcha.ticket': 'ticket', 'captcha.answer': 'randstr' }

const pictureQuery = withNames(
  z.codec(z.object(pictureOnWire), z.object({ captcha: solvedPicture }), {
    decode: ({ ticket, randstr }) => ({ captcha: { ticket, answer: randstr } }),
    encode: ({ captcha: { ticket, answer } }) => ({ ticket, randstr: answer }),
  }),
  pictureNames,
)

const picture = solvedPicture.default({ ticket: '', answer: '' })

const codeOrder = z.object({ to: z.string(), purpose: z.enum(codePurposes), captcha: solvedPicture })

const smsOrder = withNames(
  z.codec(z.object({ phone: target, purpose, ...pictureOnWire }), codeOrder, {
    decode: ({ phone, ticket, randstr, ...rest }) => ({
      to: phone,
      ...rest,
      captcha: { ticket, answer: randstr },
    }),
    encode: ({ to, captcha: { ticket, answer }, ...rest }) => ({
      phone: to,
      ...rest,
      ticket,
      randstr: answer,
    }),
  }),
  { to: 'phone', purpose: 'purpose', ...pictureNames },
)

const mailOrder = withNames(
  z.codec(z.object({ mail: target, purpose, ...pictureOnWire }), codeOrder, {
    decode: ({ mail, ticket, randstr, ...rest }) => ({
      to: mail,
      ...rest,
      captcha: { ticket, answer: randstr },
    }),
    encode: ({ to, captcha: { ticket, answer }, ...rest }) => ({
      mail: to,
      ...rest,
      ticket,
      randstr: answer,
    }),
  }),
  { to: 'mail', purpose: 'purpose', ...pictureNames },
)

const ticketAnswer = { access: anyone, effect: 'changes', result: z.string(), resultInMessage: true } as const

export const sendSmsCode = endpoint({
  method: 'GET',
  path: '/signin/sendMessage',
  summary: 'Send a code to a mobile; msg is the ticket it belongs to, the code goes to the phone only',
  query: smsOrder,
  ...ticketAnswer,
})

export const sendNewMobileCode = endpoint({
  method: 'GET',
  path: '/qyjbxx/sendMessage',
  summary: 'Send a code to the mobile an exhibitor wants to use from now on; msg is its ticket',
  query: renamed('MobileQuery', z.object({ to: target }), { to: 'phone' }),
  ...ticketAnswer,
  access: exhibitor,
})

export const sendMailCode = endpoint({
  method: 'GET',
  path: '/signin/sendMail',
  summary: 'Send a code to a mailbox, in Chinese; msg is its ticket',
  query: mailOrder,
  ...ticketAnswer,
})

export const sendMailCodeEn = endpoint({
  method: 'GET',
  path: '/signin/sendMailEng',
  summary: 'Send a code to a mailbox, in English; msg is its ticket',
  query: mailOrder,
  ...ticketAnswer,
})

export const countUsername = endpoint({
  method: 'GET',
  path: '/signin/getUsernameNum/{username}/static',
  summary: 'How many accounts have this username (0 or 1); needs a solved picture when anonymous',
  access: anyone,
  effect: 'reads',
  params: z.object({ username: target }),
  query: pictureQuery,
  result: z.int(),
})

export const countEmail = endpoint({
  method: 'GET',
  path: '/signin/getMailNum/{email}/static',
  summary: 'Whether a mailbox belongs to an account (0 or 1); needs a solved picture when anonymous',
  access: anyone,
  effect: 'reads',
  params: z.object({ email: target }),
  query: pictureQuery,
  result: z.int(),
})

export const countCreditCode = endpoint({
  method: 'POST',
  path: '/signin/findByUnscid',
  summary: 'Whether a company with this credit code is registered (0 or 1); nothing else of it is told',
  access: anyone,
  effect: 'reads',
  body: renamed('CreditCodeSearch', z.object({ creditCode: z.string().max(40), captcha: picture }), {
    creditCode: 'tyshxydm',
    captcha: as('dcrq', pictureInBody),
  }),
  result: z.int(),
})
