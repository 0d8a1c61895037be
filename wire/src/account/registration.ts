import { z } from 'zod'
import { anyone } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'

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

const registrationBody = z.codec(
  z.object({
    username: text,
    password: text,
    usertype: z.enum(['CHN', 'ENG']),
    deptid: z.unknown().optional(),
    ticket: text,
    code: text,
    qyjbxxVO: z.looseObject({
      zwgsmc: text.optional(),
      ywgsmc: text.optional(),
      lxr: text.optional(),
      dzyx: text.optional(),
    }),
    qykpxxVO: z.looseObject({ tyshxydm: text.optional() }).optional(),
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

export const register = endpoint({
  method: 'POST',
  path: '/signin/insertByVO',
  summary: 'Register an exhibitor: account, company and billing stub, all or nothing',
  access: anyone,
  effect: 'changes',
  body: registrationBody,
  result: z.object({ username: z.string() }),
})
