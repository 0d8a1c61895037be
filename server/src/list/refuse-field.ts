import { codes } from '@fairground/wire/kernel/codes'
import { Refusal } from '../platform/http/refusal'

export const refuseField = (field: string, message: string): Refusal =>
  new Refusal(codes.refused, message, {}, [{ path: field, message }])
