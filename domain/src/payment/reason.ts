import { z } from 'zod'
import { plainText } from '../text'
import { paymentMessages as say } from './payment.messages'

/** Why something is done about money, for whoever reads it later. */
export const reason = z
  .string(say.reasonMissing)
  .overwrite(plainText)
  .min(1, say.reasonMissing)
  .max(500, say.reasonTooLong)
