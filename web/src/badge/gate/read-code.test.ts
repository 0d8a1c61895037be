import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { decode } from './read-code'

const token = `FG1:21:0B9E6C1A5A524D0A9A520123456789AB:2:E:20270520:${'0F'.repeat(64)}`

/** As a camera sees it: grey on white, larger than life, with a margin. */
function photographed(text: string, scale: number) {
  const { data: dark, size } = encode(text, { ecc: 'M', border: 4 })
  const side = size * scale
  const data = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const shade = dark[Math.floor(y / scale)]?.[Math.floor(x / scale)] ? 60 : 225
      data.set([shade, shade, shade, 255], (y * side + x) * 4)
    }
  return { width: side, height: side, data }
}

describe('the decoder that comes with the gate', () => {
  it.each([3, 5, 9])('reads a badge’s code at %i dots to a module', (scale) => {
    expect(decode(photographed(token, scale), 2_000)).toBe(token)
  })

  it('finds nothing where there is nothing', () => {
    const data = new Uint8ClampedArray(200 * 200 * 4).fill(200)
    expect(decode({ width: 200, height: 200, data }, 50)).toBeUndefined()
  })
})
