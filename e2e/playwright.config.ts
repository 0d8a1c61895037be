import { defineConfig } from '@playwright/test'
import { workers } from './support/worker-product'

const chromium = process.env.FAIRGROUND_CHROMIUM

/** Drills that kill and restart the product belong to `npm run test:long` (long.config.ts). */
export const drills = /[\\/]e2e[\\/]long[\\/][^\\/]+\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: drills,
  outputDir: '../artefacts/journeys',
  globalSetup: './support/global-setup.ts',
  workers,
  retries: 0,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  timeout: 180_000,
  reporter: [['list'], ['../scripts/lib/playwright-reporter.mjs']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A long journey has a long limit; what cannot be pressed is said long before.
    actionTimeout: 45_000,
    // A trace of every journey costs a third of its clicks; whoever looks for a fault asks for one with --trace on.
    screenshot: 'only-on-failure',
    // A dialog that is still growing moves its buttons between press and release, and the click is lost.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      // As root, and in containers, Chromium has no sandbox of its own; the pages are ours.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
})
