import { type Fault, fault, type SelectionMessage } from '@fairground/domain/selection'
import { codes } from '@fairground/wire/kernel/codes'
import { Refusal } from '../platform/http/refusal'

/** A rule of choosing said no. */
export class FaultRefusal extends Refusal {
  constructor(readonly fault: Fault) {
    super(codes.refused, fault.message, fault.params)
  }
}

export const refuse = (kind: SelectionMessage, params?: Fault['params']): FaultRefusal =>
  new FaultRefusal(fault(kind, params))

export function requireNone(found: Fault | undefined): void {
  if (found) throw new FaultRefusal(found)
}
