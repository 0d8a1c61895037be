import { z } from 'zod'
import { anyone } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'
import { withNames } from '../kernel/fault-paths'

const text = z.string().max(500)

/** Structure only: lengths of passwords are a setting, so the service applies the rules. */
const registration = z.object({
  userType: z.enum(['CHN', 'ENG']),
  username: text,
  password: text,
  creditCode: text.optional(),
  ticket: text,
  code: text,
  company: z.object({ companyName: text, contactName: text, recoveryEmail: text }),
})

const registrationCodec = z.codec(
  z.object({
    username: text,
    password: text,
    usertype: z.enum(['CHN', 'ENG']),
    deptid: z.unknown().optional(),
    ticket: text,
    code: text,
    qyjbxxVO: z.looseObject({
      zwgsmc: text.nullish(),
      ywgsmc: text.nullish(),
      lxr: text.nullish(),
      dzyx: text.nullish(),
    }),
    qykpxxVO: z.looseObject({ tyshxydm: text.nullish() }).nullish(),
  }),
  registration,
  {
    decode: ({ usertype, qyjbxxVO, qykpxxVO, username, password, ticket, code }) => ({
      userType: usertype,
      username,
      password,
      ticket,
      code,
      ...(usertype === 'CHN' ? { creditCode: qykpxxVO?.tyshxydm ?? '' } : {}),
      company: {
        companyName: (usertype === 'CHN' ? qyjbxxVO.zwgsmc : qyjbxxVO.ywgsmc) ?? '',
        contactName: qyjbxxVO.lxr ?? '',
        recoveryEmail: qyjbxxVO.dzyx ?? '',
      },
    }),
    encode: ({ userType, username, password, creditCode, ticket, code, company }) => ({
      username,
      password,
      usertype: userType,
      deptid: 'ZSYH',
      ticket,
      code,
      qyjbxxVO: {
        [userType === 'CHN' ? 'zwgsmc' : 'ywgsmc']: company.companyName,
        lxr: company.contactName,
        dzyx: company.recoveryEmail,
      },
      qykpxxVO: creditCode === undefined ? {} : { tyshxydm: creditCode },
    }),
  },
)

const registrationBody = withNames(registrationCodec, {
  userType: 'usertype',
  username: 'username',
  password: 'password',
  creditCode: 'qykpxxVO.tyshxydm',
  ticket: 'ticket',
  code: 'code',
  'company.companyName': ['qyjbxxVO.zwgsmc', 'qyjbxxVO.ywgsmc'],
  'company.contactName': 'qyjbxxVO.lxr',
  'company.recoveryEmail': 'qyjbxxVO.dzyx',
})

export const register = endpoint({
  method: 'POST',
  path: '/signin/insertByVO',
  summary: 'Register an exhibitor: account, company and billing stub, all or nothing',
  access: anyone,
  effect: 'changes',
  body: registrationBody,
  result: z.object({ username: z.string() }),
})
