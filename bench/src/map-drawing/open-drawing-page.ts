import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plan } from '@fairground/floorplan/plan'
import type { JSHandle, Page } from '@playwright/test'
import { openScriptedPage } from '../kernel/scripted-page'
import type { DrawingPage } from './page/drawing-page'
import { windowSize } from './page/side'

const entry = fileURLToPath(new URL('./page/drawing-page.ts', import.meta.url))

export interface OpenedPage {
  page: Page
  drawing: JSHandle<DrawingPage>
  /** Puts another's script into the page, with its style where it has one. */
  load(folder: string, script: string, style?: string): Promise<void>
}

export async function openDrawingPage(plan: Plan): Promise<OpenedPage> {
  const page = await openScriptedPage(entry, windowSize)
  const drawing = await page.evaluateHandle((given) => window.openDrawingPage(given), plan)
  return {
    page,
    drawing,
    async load(folder, script, style) {
      await page.addScriptTag({ path: path.join(folder, 'node_modules', script) })
      if (style) await page.addStyleTag({ path: path.join(folder, 'node_modules', style) })
    },
  }
}
