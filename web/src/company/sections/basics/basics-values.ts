import type { UserType } from '@fairground/domain/account'
import { basicsMessages } from '@fairground/domain/company/sections'
import { languages, translate } from '@fairground/domain/text'
import type { CompanyRecord } from '@fairground/wire/company/basics'
import { CallFailure } from '@fairground/wire/kernel/client'
import type { SignUpSubject } from '../../subject'
import { basicsGroups } from './basics-groups'

/** The licence of a Chinese company, the sign-up file of an overseas one; on the way they are both "the document". */
export const documentFields = {
  CHN: { field: 'licenceFileId', kind: 'licence' },
  ENG: { field: 'signUpFileId', kind: 'signUpFile' },
} as const

/** What the form starts from. A Chinese exhibitor's contact mobile is the one it logs in with; staff may give another. */
export function basicsValues(
  record: CompanyRecord | null,
  { actor, variant, account }: SignUpSubject,
  username: string,
): Record<string, unknown> {
  const { nameZh, nameEn } = account ?? {}
  const answers: Partial<CompanyRecord> = record ?? { nameZh, nameEn }
  const login = account?.username ?? username
  const asked = basicsGroups[variant].flatMap(({ names }) => names)
  const values = Object.fromEntries(asked.map((name) => [name, answers[name as keyof CompanyRecord] ?? '']))
  return {
    ...values,
    ...(variant === 'CHN'
      ? {
          contactMobile: actor === 'staff' ? answers.contactMobile || login : login,
          mailingProvince: answers.mailingProvince ?? '',
          mailingCity: answers.mailingCity ?? '',
        }
      : { email: answers.email || login }),
    [documentFields[variant].field]: answers.documentFileId ?? undefined,
    documentFacts: answers.documentFileId
      ? { name: answers.documentName, kind: answers.documentKind }
      : undefined,
  }
}

/** Whether a newer version says what the older one said, the login mobile aside. */
export function sameButMobile(one: CompanyRecord, other: CompanyRecord): boolean {
  const answers = (record: CompanyRecord) =>
    JSON.stringify(basicsValues(record, { actor: 'exhibitor', variant: record.variant }, ''))
  return one.saved === other.saved && answers(one) === answers(other)
}

/** Where the form shows what the server refused. */
export function basicsFaults(error: unknown, variant: UserType, proofRefused: () => void): unknown {
  if (!(error instanceof CallFailure)) return error
  const fields = error.fields.map(({ path, message }) => {
    if (path === 'documentFileId') return { path: documentFields[variant].field, message }
    if (unproved.includes(message)) proofRefused()
    return { path, message }
  })
  return new CallFailure(error.code, error.message, fields)
}

const unproved = languages.map((language) => translate(basicsMessages.verifyEmail, language))
