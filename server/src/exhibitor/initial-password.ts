import { randomInt } from 'node:crypto'
import type { PasswordVault } from '../platform/passwords/password-vault'

const validHours = 24

export interface InitialPassword {
  passwordHash: string
  /** Void after this; the first login takes it before that. */
  until: Date
  /** For the message to the phone or mailbox the account is entered with, and for nobody else. */
  told: { params: { hours: string }; secrets: { password: string } }
}

/** To be made before a transaction: a slow hash must not hold row locks. */
export async function makeInitialPassword(passwords: Pick<PasswordVault, 'hash'>): Promise<InitialPassword> {
  const password = randomPassword()
  return {
    passwordHash: await passwords.hash(password),
    until: new Date(Date.now() + validHours * 3_600_000),
    told: { params: { hours: String(validHours) }, secrets: { password } },
  }
}

/** Letters and digits that cannot be mistaken for each other, typed from a phone's screen. */
function randomPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz'
  const digits = '23456789'
  const pick = (from: string) => from[randomInt(from.length)] ?? ''
  return Array.from({ length: 12 }, (_, index) => pick(index % 3 === 2 ? digits : letters)).join('')
}
