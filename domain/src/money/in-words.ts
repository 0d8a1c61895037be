import type { Language } from '../text'
import type { Money } from './money'

const capitals = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖']
const places = ['', '拾', '佰', '仟']
const myriads = ['', '万', '亿', '兆']

/** Four digits, with one 零 for any run of nothing between two digits. */
function fourInChinese(group: number): string {
  const digits = [...String(group)].map(Number)
  let words = ''
  let nothing = false
  digits.forEach((digit, place) => {
    if (digit === 0) nothing = words !== ''
    else {
      words += `${nothing ? '零' : ''}${capitals[digit]}${places[digits.length - 1 - place]}`
      nothing = false
    }
  })
  return words
}

function wholeInChinese(whole: number): string {
  const groups: number[] = []
  for (let left = whole; left > 0; left = Math.floor(left / 10_000)) groups.unshift(left % 10_000)
  let words = ''
  let nothing = false
  groups.forEach((group, place) => {
    if (group === 0) nothing = words !== ''
    else {
      const gap = words !== '' && (nothing || group < 1_000) ? '零' : ''
      words += `${gap}${fourInChinese(group)}${myriads[groups.length - 1 - place]}`
      nothing = false
    }
  })
  return words
}

/** As a Chinese contract writes sums so that nobody adds a digit to them. */
function inChinese({ amount, currency }: Money): string {
  const [whole, jiao, fen] = [Math.floor(amount / 100), Math.floor((amount % 100) / 10), amount % 10]
  const unit = currency === 'CNY' ? '元' : '美元'
  const prefix = currency === 'CNY' ? '人民币' : ''
  if (amount === 0) return `${prefix}零${unit}整`
  const front = whole > 0 ? `${wholeInChinese(whole)}${unit}` : ''
  if (jiao === 0 && fen === 0) return `${prefix}${front}整`
  const tenths = jiao > 0 ? `${capitals[jiao]}角` : front ? '零' : ''
  return `${prefix}${front}${tenths}${fen > 0 ? `${capitals[fen]}分` : '整'}`
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const thousands = ['', ' thousand', ' million', ' billion', ' trillion']

function threeInEnglish(group: number): string {
  const [hundreds, rest] = [Math.floor(group / 100), group % 100]
  const below =
    rest < 20
      ? small[rest]
      : `${tens[Math.floor(rest / 10) - 2]}${rest % 10 > 0 ? `-${small[rest % 10]}` : ''}`
  if (hundreds === 0) return below ?? ''
  return `${small[hundreds]} hundred${rest > 0 ? ` and ${below}` : ''}`
}

function wholeInEnglish(whole: number): string {
  if (whole === 0) return 'zero'
  const groups: string[] = []
  for (let left = whole, power = 0; left > 0; left = Math.floor(left / 1_000), power += 1)
    if (left % 1_000 > 0) groups.unshift(`${threeInEnglish(left % 1_000)}${thousands[power]}`)
  return groups.join(' ')
}

const englishNames = { CNY: 'Chinese yuan', USD: 'US dollars' }

function inEnglish({ amount, currency }: Money): string {
  const words = wholeInEnglish(Math.floor(amount / 100))
  const cents = amount % 100
  return `${words} ${englishNames[currency]} ${cents > 0 ? `and ${String(cents).padStart(2, '0')}/100` : 'only'}`
}

/** Of an amount that is not negative. */
export const moneyInWords = (money: Money, language: Language): string =>
  language === 'zh' ? inChinese(money) : inEnglish(money)
