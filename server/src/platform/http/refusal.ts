import { type Code, codes } from '@fairground/wire/kernel/codes'
import type { FieldFault } from '@fairground/wire/kernel/envelope'

/** An outcome other than success that the caller should read: a message key of the domain, and its figures. */
export class Refusal extends Error {
  constructor(
    readonly code: Code,
    readonly messageKey: string,
    readonly params: Record<string, string | number> = {},
    public fields: readonly FieldFault[] = [],
  ) {
    super(messageKey)
  }

  renamed(rename: (path: string[]) => PropertyKey[]): this {
    this.fields = this.fields.map((fault) => ({ ...fault, path: rename(fault.path.split('.')).join('.') }))
    return this
  }

  spokenInResult = false

  /** The specs read some refusals from the envelope's result. */
  inResult(): this {
    this.spokenInResult = true
    return this
  }
}

/** Said beside the field it is about. */
export const refuseField = (field: string, message: string): Refusal =>
  new Refusal(codes.refused, message, {}, [{ path: field, message }])
