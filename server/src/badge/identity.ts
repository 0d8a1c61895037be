import { maskIdentity, plainIdentity, badgeMessages as say } from '@fairground/domain/badge'
import { codes } from '@fairground/wire/kernel/codes'
import { Refusal } from '../platform/http/refusal'
import { identityNumbers, type SealedColumn } from '../platform/secrets/sealed-columns'
import { type Secrets, SecretUnreadable } from '../platform/secrets/secrets'

/** Document numbers: sealed on their way in, masked on their way out. */

interface Sealed {
  id: string
  identitySealed: string | null
}

export const sealIdentity = (
  secrets: Secrets,
  id: string,
  number: string,
  column: SealedColumn = identityNumbers,
): string => secrets.seal(plainIdentity(number), { ...column, row: id })

/** Refuses in words what cannot be opened: its key is not here. */
export function openIdentity(
  secrets: Secrets,
  { id, identitySealed }: Sealed,
  column: SealedColumn = identityNumbers,
): string {
  try {
    return identitySealed === null ? '' : secrets.open(identitySealed, { ...column, row: id })
  } catch (error) {
    if (error instanceof SecretUnreadable) throw new Refusal(codes.refused, say.identityUnreadable)
    throw error
  }
}

/** For lists, which go on without a number whose key is away. */
export function masked(secrets: Secrets, person: Sealed, column?: SealedColumn): string {
  try {
    const number = openIdentity(secrets, person, column)
    return number === '' ? '' : maskIdentity(number)
  } catch (error) {
    if (error instanceof Refusal) return ''
    throw error
  }
}

/** Who of these people has this number already. One whose key is away is nobody's for now. */
export const holderOfNumber = <Person extends Sealed>(
  secrets: Secrets,
  people: readonly Person[],
  number: string,
): Person | undefined => {
  const plain = plainIdentity(number)
  return people.find((person) => {
    try {
      return openIdentity(secrets, person) === plain
    } catch {
      return false
    }
  })
}
