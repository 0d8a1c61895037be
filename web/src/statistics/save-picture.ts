import { saveFile } from '../lib/save-file'
import { readColours } from './chart-colours'
import { chartOption, heightOf } from './chart-option'
import type { ChartPlan } from './chart-plan'
import type { ChartWords } from './figure-chart'

const width = 1_200

/** The chart with its title, as a picture file. */
export async function savePicture(plan: ChartPlan, words: ChartWords): Promise<void> {
  const { pictureOf } = await import('./draw-chart')
  const option = chartOption(plan, readColours(), words, { narrow: false, asPicture: true })
  const [, encoded = ''] = pictureOf(option, width, heightOf(plan) + 64).split(',')
  const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0))
  saveFile(new Blob([bytes], { type: 'image/png' }), `${words.title.replaceAll(/[:：/\\]/g, ' ')}.png`)
}
