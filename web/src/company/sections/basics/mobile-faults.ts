import { newMobileMessages } from '@fairground/domain/company/sections'
import { type Language, translate } from '@fairground/domain/text'
import type { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { FieldFault } from '@fairground/wire/kernel/envelope'

const aboutMobile: readonly string[] = [codes.refused, codes.invalid]

/** Where the dialog shows what the server refused. To the server the new mobile is a username; a wrong code is one here. */
export function mobileFaults({ code, fields, message }: CallFailure, language: Language): FieldFault[] {
  if (fields.some(({ path }) => path === 'code'))
    return [{ path: 'code', message: translate(newMobileMessages.wrongCode, language) }]
  return aboutMobile.includes(code) ? [{ path: 'mobile', message }] : []
}
