import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { steppedScale } from '../../hall/stage/map-view'
import { designerZoom } from './designer-zoom'

describe('the zoom of the designer', () => {
  it('shows at 1.0 the whole hall on a stage of 1200 by 800', () => {
    const side = fc.double({ min: 5, max: 400, noNaN: true })
    fc.assert(
      fc.property(side, side, (width, depth) => {
        const { atOne } = designerZoom({ width, depth })
        const [across, down] = [width * atOne, depth * atOne]
        expect(Math.max(across / 1200, down / 800)).toBeCloseTo(1)
      }),
    )
  })

  it('goes by tenths from 1.0, in and out', () => {
    const zoom = designerZoom({ width: 84, depth: 54 })
    let scale = zoom.atOne
    const step = (direction: 1 | -1): number => {
      scale = steppedScale({ scale }, direction, zoom.atOne, zoom)
      return Math.round((scale / zoom.atOne) * 1000) / 1000
    }
    expect(([1, 1, -1, -1, -1, -1] as const).map(step)).toEqual([1.1, 1.2, 1.1, 1, 0.9, 0.8])
  })
})
