import { companyBasicsForms, type PasswordLimits, registrationForms } from '@fairground/domain/account'
import type { CheckDigitRule } from '@fairground/domain/credit-code'
import type { CallFailure } from '@fairground/wire/kernel/client'
import type { FieldFault } from '@fairground/wire/kernel/envelope'
import { z } from 'zod'
import { pictureForCode } from '../picture-schema'

export function registerSchemas(limits: PasswordLimits, checkDigit: CheckDigitRule) {
  const { CHN, ENG } = registrationForms(limits, checkDigit)
  return { CHN: CHN.safeExtend(pictureForCode), ENG: ENG.safeExtend(pictureForCode) }
}

/** A text at the front lets the form know that an empty mailbox is an empty text. */
const optionalText = <Rule extends z.ZodType<string, string>>(rule: Rule) => z.string().trim().pipe(rule)

const companySchema = (form: (typeof companyBasicsForms)['CHN'] | (typeof companyBasicsForms)['ENG']) =>
  z.object({
    companyName: form.shape.companyName as z.ZodType<string, string>,
    contactName: form.shape.contactName as z.ZodType<string, string>,
    recoveryEmail: optionalText(form.shape.recoveryEmail),
  })

export const companySchemas = {
  CHN: companySchema(companyBasicsForms.CHN),
  ENG: companySchema(companyBasicsForms.ENG),
}

export interface SplitFaults {
  /** Of the dialog, by the names its own fields have. */
  company: FieldFault[]
  /** Of the screen behind the dialog. */
  account: FieldFault[]
}

/** One call answers for both steps; each fault goes back to the step it was typed in. */
export function splitFaults({ fields, message }: CallFailure): SplitFaults {
  const prefix = 'company.'
  const told = fields.map((fault) => ({ ...fault, message: fault.message || message }))
  return {
    company: told
      .filter(({ path }) => path.startsWith(prefix))
      .map((fault) => ({ ...fault, path: fault.path.slice(prefix.length) })),
    account: told.filter(({ path }) => !path.startsWith(prefix)),
  }
}
