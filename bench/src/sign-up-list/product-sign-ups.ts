import { envelope } from '@fairground/wire/kernel/envelope'
import { listSignUps } from '@fairground/wire/review'
import { z } from 'zod'
import type { Call } from '../load/http'
import { pageSize, type SignUpAnswer, type SignUpQuestion } from './sign-up-question'

export const productCall = (
  origin: string,
  headers: Record<string, string>,
  question: SignUpQuestion,
): Call => ({
  origin,
  method: 'POST',
  path: `/api${listSignUps.path}`,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(z.encode(listSignUps.body, { ...question, pageSize })),
})

export function readProduct(body: string): SignUpAnswer {
  const { result } = envelope.parse(JSON.parse(body))
  const { list, total } = z.decode(listSignUps.result, result as never)
  return {
    total,
    rows: list.map((row) => ({
      id: row.id,
      nameZh: row.nameZh,
      nameEn: row.nameEn,
      registrationNumber: row.registrationNumber,
      contactName: row.contactName,
      contactMobile: row.contactMobile,
      dataState: row.dataState,
      reviewState: row.reviewState,
      submittedAt: row.submittedAt?.toISOString() ?? null,
      reviewerName: row.reviewerName,
      exhibitType: row.exhibitType,
      region: row.region,
      blacklisted: row.blacklisted,
      booths: row.booths.map(({ code }) => code),
    })),
  }
}
