import {
  departments,
  type LoginDoor,
  loginRequest,
  permissionKeys,
  userTypes,
} from '@fairground/domain/account'
import { z } from 'zod'
import { anyone, signedIn } from './kernel/access'
import { enumerated, flag } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { withNames } from './kernel/fault-paths'
import { as, renamed } from './kernel/renamed'

const department = enumerated({ GLYH: 'administrator', ZSYH: 'exhibitor', QTYH: 'staff' })

const currentUser = renamed(
  'CurrentUser',
  z.object({
    id: z.uuid(),
    username: z.string(),
    userType: z.enum(userTypes),
    department: z.enum(departments),
    realName: z.string(),
    permissions: z.array(z.enum(permissionKeys)),
    roles: z.array(z.string()),
    mustChangePassword: z.boolean(),
  }),
  {
    id: 'userid',
    username: 'username',
    userType: 'usertype',
    department: as('deptid', department),
    realName: 'realname',
    permissions: 'permissions',
    roles: 'roles',
    mustChangePassword: as('passwordChgFlag', flag('F', 'T')),
  },
)

export const sessionResult = z.object({ token: z.string(), currentUser })

export const captcha = endpoint({
  method: 'GET',
  path: '/captcha',
  summary: 'A fresh picture code; the picture is a data URL',
  access: anyone,
  effect: 'reads',
  result: z.object({ ticket: z.string(), image: z.string(), required: z.boolean() }),
})

const doors: Record<LoginDoor, { usertype: string; deptid: string }> = {
  mobile: { usertype: 'CHN', deptid: 'ZSYH' },
  email: { usertype: 'ENG', deptid: 'ZSYH' },
  staff: { usertype: 'CHN', deptid: 'GLYH' },
}

/** Type and department only say which door was used. They are claims of the client and decide nothing else. */
function doorOf(claim: { usertype?: unknown; deptid?: unknown }): LoginDoor {
  if (claim.deptid !== 'ZSYH') return 'staff'
  return claim.usertype === 'ENG' ? 'email' : 'mobile'
}

const loginCodec = z.codec(
  z.object({
    accountVO: z.looseObject({
      username: z.string(),
      password: z.string(),
      usertype: z.unknown().optional(),
      deptid: z.unknown().optional(),
    }),
    dcrq: z.looseObject({ randstr: z.string(), ticket: z.string() }).nullish(),
  }),
  loginRequest,
  {
    decode: ({ accountVO, dcrq }) => ({
      door: doorOf(accountVO),
      username: accountVO.username,
      password: accountVO.password,
      captcha: { ticket: dcrq?.ticket ?? '', answer: dcrq?.randstr ?? '' },
    }),
    encode: ({ door, username, password, captcha: { ticket, answer } }) => ({
      accountVO: { username, password, ...doors[door] },
      dcrq: { randstr: answer, ticket },
    }),
  },
)

const loginBody = withNames(loginCodec, {
  username: 'accountVO.username',
  password: 'accountVO.password',
  'captcha.answer': 'dcrq.randstr',
  'captcha.ticket': 'dcrq.ticket',
})

export const login = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Log in with username, password and picture code; sets the session cookie',
  access: anyone,
  effect: 'changes',
  /** The ticket of the waiting room, for whoever was called. */
  query: z.object({ place: z.uuid().optional() }),
  body: loginBody,
  result: sessionResult,
})

export const logout = endpoint({
  method: 'GET',
  path: '/logout',
  summary: 'End this session',
  access: signedIn,
  effect: 'changes',
  duringForcedChange: true,
  result: z.null(),
})

export const session = endpoint({
  method: 'GET',
  path: '/session',
  summary: 'Who is signed in with this cookie, and the token for calls that change something',
  access: signedIn,
  effect: 'reads',
  duringForcedChange: true,
  result: sessionResult,
})
