import { accountChange } from '@fairground/domain/account'
import { z } from 'zod'
import { signedIn } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'
import { renamed } from '../kernel/renamed'

export const changeOwnAccount = endpoint({
  method: 'POST',
  path: '/account/updateByVO',
  summary:
    'Change the own username or password. A new password takes the present one, or a code sent to the own username. Ends all sessions of the account, or with keepSession, which a new password ' +
    'overrules, all but the calling one. Result 1 is success',
  access: signedIn,
  effect: 'changes',
  duringForcedChange: true,
  body: renamed('AccountChange', accountChange, {
    username: 'username',
    password: 'password',
    oldPassword: 'oldPassword',
    ticket: 'ticket',
    code: 'code',
    keepSession: 'keepSession',
  }),
  result: z.int(),
})
