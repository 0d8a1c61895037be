import { z } from 'zod'

export const fieldFault = z.object({ path: z.string(), message: z.string() })
/** A field's fault, by its domain path, so that a form can show it where it belongs. */
export type FieldFault = z.infer<typeof fieldFault>

export const envelope = z.object({ code: z.string(), msg: z.string(), result: z.unknown() })

export interface Envelope {
  code: string
  msg: string
  result: unknown
}

export const faultResult = z.object({ fields: z.array(fieldFault) })
