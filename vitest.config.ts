import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'long',
          include: ['server/test/long/**/*.test.ts'],
          globalSetup: 'server/test/support/global-setup.ts',
          maxWorkers: 1,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'pure',
          include: ['{domain,wire,floorplan,web}/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/test/**/*.test.ts'],
          exclude: ['server/test/long/**'],
          globalSetup: 'server/test/support/global-setup.ts',
          // Each file works on its own copy of a migrated database; two at a time suits two cores.
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
