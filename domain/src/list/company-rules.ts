import { z } from 'zod'
import { normaliseCreditCode } from '../credit-code'
import { plainLine } from '../text'
import { listRules as say } from './list.messages'

/** Names and codes as every list of companies writes them. */
export const listedName = z
  .string(say.companyMissing)
  .overwrite(plainLine)
  .min(1, say.companyMissing)
  .max(200, say.companyTooLong)

export const listedCreditCode = z
  .string(say.creditCode)
  .overwrite(normaliseCreditCode)
  .regex(/^[0-9A-Z]{18}$/, say.creditCode)
