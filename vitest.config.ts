import { defineConfig } from 'vitest/config'

// A test that expects nothing cannot fail, be it for an empty list, a return too early or a callback never called.
// What is looked for again and again is found when it is there; a second of patience would tell busy machines from idle.
const expects = { requireAssertions: true, poll: { timeout: 60_000 } }

// How long a test takes is no test; a hanging one has to end some time.
const patience = { testTimeout: 120_000, hookTimeout: 120_000 }

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
          expect: expects,
        },
      },
      {
        test: {
          name: 'pure',
          include: ['{domain,wire,floorplan,site,web}/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          // Reading the product anew takes longer than most of its rules, which keep nothing from test to test.
          isolate: false,
          expect: expects,
          ...patience,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['web/test/**/*.test.tsx'],
          environment: 'happy-dom',
          // A browser saves what a link offers for saving; this one would go there, and stay there for all later tests.
          environmentOptions: {
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
          setupFiles: 'web/test/support/setup.ts',
          // One browser for all of them: loading the product takes longer than any of its screens.
          isolate: false,
          maxWorkers: 1,
          expect: expects,
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/test/**/*.test.ts'],
          exclude: ['server/test/long/**'],
          globalSetup: 'server/test/support/global-setup.ts',
          setupFiles: 'server/test/support/start-built-processes.ts',
          // Reading the product takes longer than most files of tests, so a worker reads it once for all of its files.
          isolate: false,
          // Each file works on its own copy of a migrated database; two at a time suits two cores.
          maxWorkers: 2,
          expect: expects,
          ...patience,
        },
      },
    ],
  },
})
