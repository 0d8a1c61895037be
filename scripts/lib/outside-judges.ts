import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** Programs of others look at what the product makes. Where one is not installed, its tests are listed as skipped. */
export const has = (program: string): boolean => {
  try {
    execFileSync('which', [program])
    return true
  } catch {
    return false
  }
}

async function lookedAt<Found>(pdf: Uint8Array, look: (file: string) => Promise<Found>): Promise<Found> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairground-judged-'))
  try {
    const file = path.join(folder, 'judged.pdf')
    await writeFile(file, pdf)
    return await look(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const run = (program: string, args: string[]): Promise<{ stdout: Buffer }> =>
  promisify(execFile)(program, args, { encoding: 'buffer', maxBuffer: 256 * 1024 * 1024 })

/** What pdfsig says of the signatures; it fails on a bad one, after having said so. */
export const signaturesOf = (pdf: Uint8Array): Promise<string> =>
  lookedAt(pdf, async (file) => {
    const { stdout } = await run('pdfsig', [file]).catch((error: { stdout: Buffer }) => error)
    return stdout.toString()
  })

/** As it would be copied out of a viewer. */
export const textOf = (pdf: Uint8Array): Promise<string> =>
  lookedAt(pdf, async (file) => (await run('pdftotext', [file, '-'])).stdout.toString())

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Picture {
  width: number
  pixels: Buffer
}

const pointsPerInch = 72
const dotsPerInch = 144
/** Out of 255: the palest grey a text is set in stands out from its paper by more. */
const leastContrast = 60

/** The Chinese characters a viewer finds, and those of them where it paints nothing. */
export const chineseIn = (pdf: Uint8Array): Promise<{ found: string; invisible: string }> =>
  lookedAt(pdf, async (file) => {
    const { stdout } = await run('pdftotext', ['-bbox', file, '-'])
    const pages = stdout.toString().split('<page ').slice(1)
    const all = { found: '', invisible: '' }
    for (const [index, page] of pages.entries()) {
      const picture = await painted(file, index + 1)
      for (const [character, box] of chineseOn(page)) {
        all.found += character
        if (contrastIn(picture, box) < leastContrast) all.invisible += character
      }
    }
    return all
  })

const wordBox = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g
const isChinese = /\p{Script=Han}/u
const fullWidth = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u

/** A word says where it begins and ends; each character has a share of it by how wide its like are. */
function chineseOn(page: string): [string, Box][] {
  return [...page.matchAll(wordBox)].flatMap(([, ...found]) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = found.slice(0, 4).map(Number)
    const characters = [...(found[4] ?? '')]
    const widths = characters.map((character) => (fullWidth.test(character) ? 1 : 0.55))
    const unit = (right - left) / widths.reduce((sum, width) => sum + width, 0)
    let from = left
    return characters.flatMap((character, place): [string, Box][] => {
      const box = { left: from, right: from + unit * (widths[place] ?? 1), top, bottom }
      from = box.right
      return isChinese.test(character) ? [[character, box]] : []
    })
  })
}

async function painted(file: string, page: number): Promise<Picture> {
  const { stdout } = await run('pdftoppm', [
    '-gray',
    ...['-r', String(dotsPerInch)],
    ...['-f', String(page), '-l', String(page)],
    file,
  ])
  const [head, width] = /^P5\s(\d+)\s\d+\s255\s/.exec(stdout.subarray(0, 40).toString('latin1')) ?? []
  if (!head) throw new Error('not a picture in greys')
  return { width: Number(width), pixels: stdout.subarray(head.length) }
}

function contrastIn({ width, pixels }: Picture, box: Box): number {
  const scale = dotsPerInch / pointsPerInch
  let [darkest, brightest] = [255, 0]
  for (let y = Math.floor(box.top * scale); y < box.bottom * scale; y += 1)
    for (let x = Math.floor(box.left * scale); x < box.right * scale; x += 1) {
      const grey = pixels[y * width + x] ?? 255
      darkest = Math.min(darkest, grey)
      brightest = Math.max(brightest, grey)
    }
  return brightest - darkest
}
