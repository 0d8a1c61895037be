import type { PasswordLimits } from '@fairground/domain/account'
import { useDoorFacts } from './door-facts'

/** The server judges in the end, so a fair that cannot be asked right now stops nobody from typing. */
const usual: PasswordLimits = { least: 8, most: 30 }

export function usePasswordLimits(): PasswordLimits {
  return useDoorFacts()?.passwordLength ?? usual
}
