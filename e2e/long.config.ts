import { defineConfig } from '@playwright/test'
import journeys, { drills } from './playwright.config'

/** What takes too long for every day. One after the other, because each wants the cores for a product of its own. */
export default defineConfig(journeys, {
  testMatch: drills,
  testIgnore: [],
  outputDir: '../artefacts/drills',
  workers: 1,
})
