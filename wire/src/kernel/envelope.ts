import { z } from 'zod'

export const fieldFault = z.object({ path: z.string(), message: z.string() })
/** A field's fault, by the path it was sent under; a client hands it on by its domain path, where a form shows it. */
export type FieldFault = z.infer<typeof fieldFault>

export const envelope = z.object({ code: z.string(), msg: z.string(), result: z.unknown() })

export interface Envelope {
  code: string
  msg: string
  result: unknown
}

export const faultResult = z.object({ fields: z.array(fieldFault) })
