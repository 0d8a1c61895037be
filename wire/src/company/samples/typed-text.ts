import fc from 'fast-check'

/** What people and their clipboards bring: letters, signs with a meaning elsewhere, accents, a line break. */
const latin = [...`abcXYZ089 .,-&()/'"<>%_\\;éßıÅ\n\t`]
const chinese = [...'消防榕安有限公司（）。、０９　']
const unusual = [
  '😀',
  '👨‍👩‍👧',
  '\u200b',
  '\u202e',
  'e\u0301',
  '￿',
  '分机号',
  'null',
  '__proto__',
  '{limit}',
  '<script>',
]
/** Nobody types these, but copied text carries them; no column of the database can hold the first two. */
export const invisible = ['\0', '\ud83d', '\ude00', '\u0007', '\u001b', '\u0085', '\u007f']

type Letters = 'latin' | 'any'
const lettersOf: Record<Letters, readonly string[]> = {
  latin: [...latin, '😀', '\u200b', '<script>', ...invisible],
  any: [...latin, ...chinese, ...unusual, ...invisible],
}

/** A text a person could have meant: something to read in it, not too long, perhaps with blanks around it. */
export const readable = (most: number, letters: Letters = 'any'): fc.Arbitrary<string> => {
  const middle = fc
    .array(fc.constantFrom(...lettersOf[letters]), { maxLength: Math.min(most, 30) })
    .map((parts) => parts.reduce((text, part) => (text.length + part.length < most ? text + part : text), ''))
  const whole = fc.tuple(middle, fc.constantFrom('a', 'Z', '7')).map(([text, end]) => text + end)
  return fc
    .tuple(
      fc.constantFrom('', ' ', '\n', '\u3000'),
      fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: fc.constant('x'.repeat(most)) }),
      fc.constantFrom('', ' ', '\t'),
    )
    .map((parts) => parts.join(''))
}

export const perhaps = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 1, arbitrary: fc.constantFrom('', ' ') }, { weight: 3, arbitrary: text })

export const made = (alphabet: string, least: number, most: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: least, maxLength: most })

/** In small and in capitals, with the blanks people put between groups. */
export const typedInGroups = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(text, fc.boolean(), fc.boolean()).map(([code, grouped, small]) => {
    const shown = grouped ? code.replace(/(.{4})/g, '$1 ') : code
    return small ? shown.toLowerCase() : shown
  })

/** Anything at all that a text field can end up with. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\n',
    '\u3000',
    '0',
    '-1',
    '１２３',
    'undefined',
    '\0',
    '\ud800',
    '分机号',
    '0591-',
  ),
  fc.string({ unit: fc.constantFrom(...lettersOf.any), maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .constantFrom(4, 5, 15, 25, 26, 30, 31, 100, 101, 150, 151, 200, 201, 500, 501, 5_001, 6_001, 20_000)
    .map((length) => '长'.repeat(length)),
  fc.constantFrom(30, 31, 300, 301, 400, 401, 5_000, 7_000).map((length) => 'x'.repeat(length)),
)
