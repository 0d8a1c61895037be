import { creditCodeAlphabet, creditCodeCheckDigit } from '@fairground/domain/credit-code'
import type { Random } from '../random'

const organisationAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const organisationWeights = [3, 7, 9, 10, 5, 8, 4, 2]

/**
 * A unified social credit code: registered by the market authority as an enterprise (91), six digits of the place,
 * the nine-character organisation code (GB 11714) and the check digit.
 */
export function creditCode(random: Random, placeCode: string): string {
  const organisation = `MA${Array.from({ length: 6 }, () => random.pick([...creditCodeAlphabet])).join('')}`
  const body = `91${placeCode}${organisation}${organisationCheck(organisation)}`
  return `${body}${creditCodeCheckDigit(body)}`
}

function organisationCheck(organisation: string): string {
  const sum = organisationWeights.reduce(
    (total, weight, index) => total + weight * organisationAlphabet.indexOf(organisation.charAt(index)),
    0,
  )
  const check = 11 - (sum % 11)
  return check === 10 ? 'X' : check === 11 ? '0' : String(check)
}
