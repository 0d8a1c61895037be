import { proveEmailForm, proveMobileForm, resetForm } from '@fairground/domain/account'
import { z } from 'zod'
import { sessionResult } from '../account'
import { anyone } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'
import { renamed } from '../kernel/renamed'

const changes = { access: anyone, effect: 'changes' } as const

export const loginBySms = endpoint({
  method: 'POST',
  path: '/signin/loginByMessage',
  summary:
    'Log in with a code sent to the mobile (not in the specs’ call table, which shows the screen only)',
  ...changes,
  body: renamed('SmsLogin', proveMobileForm, { mobile: 'username', ticket: 'ticket', code: 'code' }),
  result: sessionResult,
})

export const proveMobile = endpoint({
  method: 'POST',
  path: '/signin/findByUsername',
  summary: 'Exchange a code sent to the mobile for a proof that allows one new password',
  ...changes,
  body: renamed('ProofByMobile', proveMobileForm, { mobile: 'username', ticket: 'ticket', code: 'code' }),
  result: z.string(),
})

export const proveEmail = endpoint({
  method: 'POST',
  path: '/signin/findByMail',
  summary: 'Exchange a code sent to the mailbox for a proof that allows one new password',
  ...changes,
  body: renamed('ProofByEmail', proveEmailForm, { email: 'mail', ticket: 'ticket', code: 'code' }),
  result: z.string(),
})

export const setNewPassword = endpoint({
  method: 'POST',
  path: '/signin/updateByVO',
  summary: 'Set a new password with a proof; signs the account out everywhere. Answers the username',
  ...changes,
  body: z.object({ proof: z.string().max(200), password: z.string().max(500) }),
  result: z.object({ username: z.string() }),
})

export const usernameByEmail = endpoint({
  method: 'GET',
  path: '/signin/getUsernameByMail/{email}/static',
  summary: 'The username that belongs to a mailbox, for whoever holds the code sent there',
  ...changes,
  params: z.object({ email: z.string().trim().max(100) }),
  query: z.object({ ticket: z.string().max(100).default(''), code: z.string().max(20).default('') }),
  result: z.string(),
})

export const applyForReset = endpoint({
  method: 'POST',
  path: '/qybg/insertQyBgByVO',
  summary: 'Apply for an account reset with a new mobile; the organiser decides',
  ...changes,
  body: renamed('PhoneChangeApplication', resetForm, {
    companyName: 'zwgsmc',
    creditCode: 'tyshxydm',
    newMobile: 'newsj',
    ticket: 'ticket',
    code: 'code',
  }),
  result: z.null(),
})
