import type { Random } from '../random'

/** Letters and digits of GB 32100; I, O, S, V and Z are left out because they are misread. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
const organisationAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const organisationWeights = [3, 7, 9, 10, 5, 8, 4, 2]

/**
 * A unified social credit code: registered by the market authority as an enterprise (91), six digits of the place,
 * the nine-character organisation code (GB 11714) and the check digit.
 */
export function creditCode(random: Random, placeCode: string): string {
  const organisation = `MA${Array.from({ length: 6 }, () => random.pick([...alphabet])).join('')}`
  const body = `91${placeCode}${organisation}${organisationCheck(organisation)}`
  return body + creditCodeCheck(body)
}

export function creditCodeCheck(body: string): string {
  const sum = weights.reduce(
    (total, weight, index) => total + weight * alphabet.indexOf(body.charAt(index)),
    0,
  )
  return alphabet.charAt((31 - (sum % 31)) % 31)
}

function organisationCheck(organisation: string): string {
  const sum = organisationWeights.reduce(
    (total, weight, index) => total + weight * organisationAlphabet.indexOf(organisation.charAt(index)),
    0,
  )
  const check = 11 - (sum % 11)
  return check === 10 ? 'X' : check === 11 ? '0' : String(check)
}
