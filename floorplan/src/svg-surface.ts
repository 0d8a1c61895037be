import { middleOf, type Rect } from './geometry'
import { quotedFamily } from './quoted-family'
import type { Lettered, LineLook, RectLook, Surface, WordsLook } from './surface'

/** A plan as a picture that any program opens and that stays sharp at any size. */
export interface SvgSurface extends Surface {
  toString(): string
}

interface Paper {
  width: number
  depth: number
  title: string
  /** How letters are drawn; as text, unless whoever shows the picture may lack the typeface. */
  lettering?: Lettering
  /** How wide words are in the typeface they are meant for; in another one they are drawn just as wide, so that none is cut. */
  widthOf?: Surface['widthOf']
  /** Where each is; as a `data:` address, if the drawing is to be whole wherever it goes. */
  pictures?: ReadonlyMap<string, string>
}

export interface Lettering {
  widthOf: Surface['widthOf']
  /** SVG of these words, their middle, or the end they are aligned to, at 0, 0. */
  drawn(text: string, look: WordsLook): string
}

export function svgSurface({ width, depth, title, lettering, widthOf, pictures }: Paper): SvgSurface {
  const drawn: string[] = []
  let clips = 0
  return {
    rects(rects, look) {
      if (rects.length === 0) return
      const path = rects.map((rect) => outline(rect, look.radius)).join('')
      drawn.push(`<path d="${path}"${rectLook(look)}/>`)
    },
    lines(lines, look) {
      const path = lines
        .map((points) => points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${n(x)} ${n(y)}`).join(''))
        .join('')
      drawn.push(`<path d="${path}" fill="none"${lineLook(look)}/>`)
    },
    area(points, fill) {
      const corners = points.map(({ x, y }) => `${n(x)},${n(y)}`).join(' ')
      drawn.push(`<polygon points="${corners}" fill="${fill}"/>`)
    },
    words(words, look) {
      if (lettering) {
        for (const { text, at } of words) {
          const turn = look.rotation ? ` rotate(${n(look.rotation)})` : ''
          drawn.push(
            `<g transform="translate(${n(at.x)} ${n(at.y)})${turn}">${lettering.drawn(text, look)}</g>`,
          )
        }
        return
      }
      const lines = words.map(({ text, at }) => {
        const turn = look.rotation ? ` transform="rotate(${n(look.rotation)} ${n(at.x)} ${n(at.y)})"` : ''
        const length = widthOf
          ? ` textLength="${n(widthOf(text, look))}" lengthAdjust="spacingAndGlyphs"`
          : ''
        return `<text x="${n(at.x)}" y="${n(at.y)}"${turn}${length}>${escaped(text)}</text>`
      })
      drawn.push(`<g${wordsLook(look)}>${lines.join('')}</g>`)
    },
    picture(file, place, { opacity, rotation, whole }) {
      const address = pictures?.get(file)
      if (!address) return
      const { x, y } = middleOf(place)
      const turn = rotation ? ` transform="rotate(${n(rotation)} ${n(x)} ${n(y)})"` : ''
      const faint = opacity < 1 ? ` opacity="${n(opacity)}"` : ''
      drawn.push(
        `<image href="${escaped(address)}" x="${n(place.x)}" y="${n(place.y)}" width="${n(place.width)}" height="${n(place.depth)}" preserveAspectRatio="${whole ? 'xMidYMid meet' : 'none'}"${faint}${turn}/>`,
      )
    },
    clipped(within, draw) {
      clips += 1
      drawn.push(
        `<clipPath id="clip${clips}"><path d="${outline(within)}"/></clipPath><g clip-path="url(#clip${clips})">`,
      )
      draw()
      drawn.push('</g>')
    },
    widthOf: lettering?.widthOf ?? widthOf ?? estimatedWidth,
    toString: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(depth)}" font-family="${families}" text-anchor="middle" dominant-baseline="central"><title>${escaped(title)}</title>${drawn.join('')}</svg>`,
  }
}

/** To the centimetre: a plan has no finer step, and shorter numbers halve the file. */
const n = (value: number): string => String(Math.round(value * 100) / 100)

function outline({ x, y, width: w, depth: d }: Rect, radius = 0): string {
  const r = Math.min(radius, w / 2, d / 2)
  if (r <= 0) return `M${n(x)} ${n(y)}h${n(w)}v${n(d)}h${n(-w)}z`
  const corner = (right: number, down: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(right)} ${n(down)}`
  const [across, along] = [w - 2 * r, d - 2 * r]
  return `M${n(x + r)} ${n(y)}h${n(across)}${corner(r, r)}v${n(along)}${corner(-r, r)}h${n(-across)}${corner(-r, -r)}v${n(-along)}${corner(r, -r)}z`
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

const rectLook = ({ fill, line }: RectLook): string =>
  ` fill="${fill ?? 'none'}"${line ? lineLook(line) : ''}`

const lineLook = ({ colour, width, dash, round }: LineLook): string =>
  ` stroke="${colour}" stroke-width="${n(width)}"${dash ? ` stroke-dasharray="${dash.map(n).join(' ')}"` : ''}${round ? ' stroke-linecap="round" stroke-linejoin="round"' : ''}`

const families = "Inter, 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif"

const wordsLook = ({ colour, size, bold, italic, family, align }: WordsLook): string =>
  ` fill="${colour}" font-size="${n(size)}"${bold ? ' font-weight="600"' : ''}${italic ? ' font-style="italic"' : ''}${family ? ` font-family="${escaped(quotedFamily(family))}, ${families}"` : ''}${align ? ` text-anchor="${align === 'left' ? 'start' : 'end'}"` : ''}`

/** Without a font at hand: Chinese characters are as wide as they are high, Latin ones a good half. */
export function estimatedWidth(text: string, { size, bold }: Lettered): number {
  const letters = [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.58), 0)
  return letters * size * (bold ? 1.05 : 1)
}
