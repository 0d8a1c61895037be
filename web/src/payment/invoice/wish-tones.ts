import type { Tone } from '@fairground/domain/field'
import type { WishState } from '@fairground/domain/payment'

export const wishTones: Record<WishState, Tone> = {
  open: 'warn',
  issued: 'ok',
  refused: 'bad',
  withdrawn: 'quiet',
}
