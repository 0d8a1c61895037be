import { dataStates, reviewStates } from '@fairground/domain/company'
import { evidences, validities } from '@fairground/domain/standing'
import { z } from 'zod'
import { staff } from './kernel/access'
import { instant } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

const match = {
  id: z.uuid(),
  evidence: z.enum(evidences),
  listedName: z.string(),
  sameName: z.boolean(),
}
const day = z.iso.date().nullable()
const validity = z.enum(validities)

/** Not in the specs, so its fields have no wire names of their own. */
export const companyStanding = endpoint({
  method: 'GET',
  path: '/standing/{companyId}',
  summary:
    'A company held against the organiser’s lists: council, association, credit grade, group, blacklist',
  access: staff,
  effect: 'reads',
  shows: ['standing'],
  params: z.object({ companyId: z.uuid() }),
  result: z.object({
    company: z.object({
      id: z.uuid(),
      edition: z.int(),
      nameZh: z.string(),
      nameEn: z.string(),
      creditCode: z.string().nullable(),
      registrationNumber: z.string().nullable(),
      dataState: z.enum(dataStates),
      reviewState: z.enum(reviewStates).nullable(),
      submittedAt: instant.nullable(),
      contactName: z.string(),
      contactMobile: z.string(),
      email: z.string(),
      username: z.string(),
      booths: z.array(z.object({ code: z.string(), hallZh: z.string(), hallEn: z.string() })),
    }),
    standing: z.object({
      council: z.array(z.object({ ...match, serial: z.int() })),
      association: z.array(
        z.object({ ...match, certificateNumber: z.string(), validFrom: day, validUntil: day, validity }),
      ),
      grade: z.array(z.object({ ...match, grade: z.string(), validUntil: day, validity })),
      group: z.array(z.object({ ...match, groupType: z.string(), groupName: z.string() })),
      blacklist: z.array(z.object({ ...match, since: instant, listedBy: z.string(), remark: z.string() })),
    }),
  }),
})
