import { chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { findBrowser } from './repository'
import { atTheEnd } from './tidy-up'

/**
 * An empty page with one script of ours. Without a graphics card and without the pace of a screen: every frame begins as
 * soon as the one before is done.
 */
export async function openScriptedPage(
  entry: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-gpu-vsync', '--disable-frame-rate-limit'],
  })
  atTheEnd(() => browser.close())
  const page = await browser.newPage({ viewport })
  await page.setContent('<!doctype html><body style="margin: 0">')
  await page.addScriptTag({ content: await bundled(entry) })
  return page
}

/** As the product's own pages are built. */
async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // A library leaves this to whoever uses it; a page has nobody else.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'scriptedPage' } },
  })
  const [output] = Array.isArray(built) ? built : []
  const script = output?.output.find((file) => file.type === 'chunk' && file.isEntry)
  if (script?.type !== 'chunk') throw new Error(`${entry} could not be built`)
  return script.code
}
