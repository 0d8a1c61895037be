import { isShortened, isSpelled, type Spelling } from './spelling'

/** What a booth or a hall is looked for by. */
interface Findable {
  code: string
  names: readonly string[]
  /** Of its names, where what they sound like counts. */
  spellings?: readonly Spelling[]
}

/** The same, made ready to be compared with what people type. */
export interface SearchKeys {
  /** The whole number, and what is left of it inside its hall. */
  numbers: readonly string[]
  names: readonly string[]
  spellings: readonly Spelling[]
}

export const searchKeys = ({ code, names, spellings = [] }: Findable): SearchKeys => ({
  numbers: [bare(code), bare(code.slice(code.indexOf('-') + 1))],
  names: [...new Set(names.map(bare))].filter(Boolean),
  spellings,
})

/** Numbers and names are typed in letters of either width and case, with and without spaces, hyphens and brackets. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]/gu, '')

interface Wanted {
  text: string
  /** A letter or two only begin something: every English name has an e in it. */
  onlyBegins: boolean
}

/** The nearest first. */
const ways: ((keys: SearchKeys, wanted: Wanted) => boolean)[] = [
  ({ numbers }, { text }) => numbers.includes(text),
  ({ numbers }, { text }) => numbers.some((number) => number.startsWith(text)),
  ({ names }, { text }) => names.some((name) => name.startsWith(text)),
  ({ names, numbers }, { text, onlyBegins }) =>
    !onlyBegins && [...names, ...numbers].some((key) => key.includes(text)),
  ({ spellings }, { text, onlyBegins }) => spellings.some((name) => isSpelled(name, text, onlyBegins)),
  ({ spellings }, { text, onlyBegins }) => spellings.some((name) => isShortened(name, text, onlyBegins)),
]

/**
 * How near something is to what was typed: 0 is its number itself, then what its number begins with, what a name begins
 * with, what either contains, how a name is spelled, and its first letters. Undefined is not what was meant.
 */
export function nearnessTo(typed: string): (keys: SearchKeys) => number | undefined {
  const text = bare(typed)
  const wanted = { text, onlyBegins: /^[a-z0-9]{1,2}$/.test(text) }
  return (keys) => {
    const way = text === '' ? -1 : ways.findIndex((matches) => matches(keys, wanted))
    return way < 0 ? undefined : way
  }
}
