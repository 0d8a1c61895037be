import type { UserType } from '@fairground/domain/account'
import { basicsMessages } from '@fairground/domain/company/sections'
import { languages, translate } from '@fairground/domain/text'
import type { CompanyRecord } from '@fairground/wire/company/basics'
import { CallFailure } from '@fairground/wire/kernel/client'
import { basicsGroups } from './basics-fields'

/** The licence of a Chinese company, the sign-up file of an overseas one; on the way they are both "the document". */
export const documentFields = {
  CHN: { field: 'licenceFileId', kind: 'licence' },
  ENG: { field: 'signUpFileId', kind: 'signUpFile' },
} as const

/** What the form starts from. A Chinese company's contact mobile is the one it logs in with. */
export function basicsValues(
  record: CompanyRecord | null,
  variant: UserType,
  username: string,
): Record<string, unknown> {
  const answers: Partial<CompanyRecord> = record ?? {}
  const asked = basicsGroups[variant].flatMap(({ fields }) => fields.map(({ name }) => name))
  const values = Object.fromEntries(asked.map((name) => [name, answers[name as keyof CompanyRecord] ?? '']))
  return {
    ...values,
    ...(variant === 'CHN'
      ? {
          contactMobile: username,
          mailingProvince: answers.mailingProvince ?? '',
          mailingCity: answers.mailingCity ?? '',
        }
      : { email: answers.email || username }),
    [documentFields[variant].field]: answers.documentFileId ?? undefined,
    documentFacts: answers.documentFileId
      ? { name: answers.documentName, kind: answers.documentKind }
      : undefined,
  }
}

/**
 * Where the form shows what the server refused. A mailbox that is still to be proved although a code was sent along
 * means that the code was wrong.
 */
export function basicsFaults(
  error: unknown,
  variant: UserType,
  codeRefused: () => string | undefined,
): unknown {
  if (!(error instanceof CallFailure)) return error
  const fields = error.fields.map(({ path, message }) => {
    if (path === 'documentFileId') return { path: documentFields[variant].field, message }
    if (unproved.includes(message)) return { path, message: codeRefused() ?? message }
    return { path, message }
  })
  return new CallFailure(error.code, error.message, fields)
}

const unproved = languages.map((language) => translate(basicsMessages.verifyEmail, language))
