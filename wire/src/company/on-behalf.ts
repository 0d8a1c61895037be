import { userTypes } from '@fairground/domain/account'
import { z } from 'zod'
import { holderOf } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'

/** Not in the specs, which leave open whose account a company entered by staff gets; so no wire names of their own. */
export const mayEditSignUps = holderOf('prediction/exhprediction:edit')
const variant = z.enum(userTypes)

const account = z.object({
  accountId: z.uuid(),
  username: z.string(),
  /** As it called itself when it last signed up; empty where it never did. */
  nameZh: z.string(),
  nameEn: z.string(),
  lastEdition: z.int().nullable(),
  /** Its sign-up in this edition. Where there is one, that one is edited and no other is begun. */
  companyId: z.uuid().nullable(),
  blacklisted: z.boolean(),
})
export type FoundAccount = z.output<typeof account>

export const accountsForSignUp = endpoint({
  method: 'POST',
  path: '/company/onBehalf/accounts',
  summary:
    'Exhibitor accounts of one kind by mobile, e-mail or company name of any edition, to begin a sign-up for',
  access: mayEditSignUps,
  effect: 'reads',
  body: z.object({ variant, text: z.string().trim().min(2).max(100) }),
  result: z.object({ accounts: z.array(account), more: z.boolean() }),
})

export const newAccountConflicts = endpoint({
  method: 'POST',
  path: '/company/onBehalf/conflicts',
  summary:
    'Whether a login name already has an account, or a credit code already has a sign-up in this edition',
  access: mayEditSignUps,
  effect: 'reads',
  body: z.object({ variant, username: z.string().max(100), creditCode: z.string().max(40).optional() }),
  result: z.object({
    usernameTaken: z.boolean(),
    /** The account that has it, where a sign-up can be begun for that one. */
    account: account.nullable(),
    creditCode: z.object({ companyId: z.uuid(), nameZh: z.string() }).nullable(),
  }),
})
