import { randomInt } from 'node:crypto'
import sharp from 'sharp'

/**
 * Strokes on a 10 × 14 grid, "x,y" points joined by lines, strokes separated by spaces. Drawing them ourselves needs no
 * font on the machine, and look-alikes (0 O, 1 I L) are left out so that people are not guessing.
 */
const strokes: Record<string, string> = {
  2: '1,3;3,1;7,1;9,3;9,5;1,13;9,13',
  3: '1,2;4,1;8,2;8,5;4,7;8,9;8,12;4,13;1,12',
  4: '7,13;7,1;1,9;9,9',
  5: '9,1;2,1;1,7;6,6;9,8;8,12;4,13;1,12',
  6: '8,1;3,5;1,9;3,13;7,13;9,10;7,7;2,8',
  7: '1,1;9,1;4,13',
  8: '5,7;1,4;3,1;7,1;9,4;5,7;9,10;7,13;3,13;1,10;5,7',
  9: '8,6;3,7;1,4;3,1;7,1;9,5;7,10;2,13',
  A: '1,13;5,1;9,13 3,9;7,9',
  B: '1,1;1,13;6,13;9,10;6,7;1,7 1,1;6,1;8,4;6,7',
  C: '9,3;6,1;3,1;1,4;1,10;3,13;6,13;9,11',
  D: '1,1;1,13;5,13;9,9;9,5;5,1;1,1',
  E: '9,1;1,1;1,13;9,13 1,7;7,7',
  F: '9,1;1,1;1,13 1,7;7,7',
  G: '9,3;6,1;3,1;1,4;1,10;3,13;7,13;9,11;9,7;6,7',
  H: '1,1;1,13 9,1;9,13 1,7;9,7',
  J: '8,1;8,10;6,13;3,13;1,10',
  K: '1,1;1,13 9,1;1,8;9,13',
  M: '1,13;1,1;5,8;9,1;9,13',
  N: '1,13;1,1;9,13;9,1',
  P: '1,13;1,1;7,1;9,4;7,7;1,7',
  R: '1,13;1,1;7,1;9,4;7,7;1,7 5,7;9,13',
  T: '1,1;9,1 5,1;5,13',
  U: '1,1;1,10;3,13;7,13;9,10;9,1',
  V: '1,1;5,13;9,1',
  W: '1,1;3,13;5,5;7,13;9,1',
  X: '1,1;9,13 9,1;1,13',
  Y: '1,1;5,7;9,1 5,7;5,13',
}
const alphabet = Object.keys(strokes)

export const randomAnswer = (): string =>
  Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

const width = 128
const height = 40
const jitter = (span: number): number => (randomInt(2001) / 1000 - 1) * span
/** One ink for signs and noise: what differs in colour or weight is the first thing a program filters out. */
const ink = '#7a3b1a'
const strokeWidth = () => 2.3 + jitter(0.5)

export async function drawPicture(answer: string): Promise<string> {
  let x = 8 + randomInt(8)
  const glyphs = [...answer].map((character) => {
    const glyph = drawGlyph(character, x)
    x += 25 + randomInt(5)
    return glyph
  })
  const noise = Array.from({ length: 2 }, drawNoise)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}">
    <rect width="100%" height="100%" fill="#fbefe6"/>
    <g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${shuffled([...noise, ...glyphs]).join('')}</g></svg>`
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 16, compressionLevel: 6 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

function drawGlyph(character: string, x: number): string {
  const turn = `rotate(${jitter(22)}) skewX(${jitter(18)}) scale(${1.7 + jitter(0.3)} ${1.7 + jitter(0.3)})`
  const path = (strokes[character] ?? '')
    .split(' ')
    .map((stroke) => `M${stroke.split(';').map(shake).join('L')}`)
    .join('')
  // The pen keeps its width whatever the sign's size, or the scale would give the signs away.
  return `<path d="${path}" transform="translate(${x} ${8 + jitter(5)}) ${turn}" vector-effect="non-scaling-stroke" stroke-width="${strokeWidth() * 2}"/>`
}

function shake(point: string): string {
  const [x = 0, y = 0] = point.split(',').map(Number)
  return `${(x + jitter(0.4)).toFixed(1)} ${(y + jitter(0.4)).toFixed(1)}`
}

/** Short curves through the middle, of a sign's length and weight. */
function drawNoise(): string {
  const x = randomInt(width - 30)
  const y = () => 6 + randomInt(height - 12)
  return `<path d="M${x} ${y()}Q${x + 15 + randomInt(15)} ${y()} ${x + 25 + randomInt(30)} ${y()}" stroke-width="${strokeWidth() * 0.7}"/>`
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, place: randomInt(1_000_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
