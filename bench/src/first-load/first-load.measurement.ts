import { chromium } from '@playwright/test'
import { bytesFigure, kilobytes, seenFigure } from '../kernel/figure'
import type { Measurement } from '../kernel/measurement'
import { startProduct } from '../kernel/product'
import { findBrowser } from '../kernel/repository'
import { makeTempDir } from '../kernel/temp-dir'
import { atTheEnd } from '../kernel/tidy-up'
import { areas } from './areas'
import { openPage } from './open-page'
import { weigh } from './weigh'

/** Bytes do not jitter, so one run says it all. */
export const firstLoad: Measurement = {
  name: 'first-load',
  about: 'what the first page of each area fetches into an empty cache (gzip -9)',
  async run({ figure, note }) {
    const product = await startProduct({ dataDir: await makeTempDir() })
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    const close = atTheEnd(() => browser.close())
    for (const area of areas) {
      const page = await openPage(browser, product.origin, area)
      const { scripts, styles, fonts, requests, heaviest } = await weigh(page)
      note(`${area.path}: ${heaviest.map(({ file, bytes }) => `${file} ${kilobytes(bytes)}`).join(', ')}`)
      figure(bytesFigure(`${area.name}, JavaScript`, scripts, area.scripts))
      figure(
        seenFigure(
          `${area.name}, the rest`,
          `${requests} req.`,
          `CSS ${kilobytes(styles)}, fonts ${kilobytes(fonts)}`,
        ),
      )
    }
    await close()
    await product.stop()
  },
}
