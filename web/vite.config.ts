import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env.FAIRGROUND_API ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': api } },
  preview: { proxy: { '/api': api } },
  build: {
    target: 'es2022',
    // The content security policy lets fonts and scripts come from our own address only, so nothing becomes a data URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
              priority: 3,
            },
            // The switch must run before the first schema is made, so it travels in the same file as Zod itself.
            {
              name: 'zod',
              test: /(node_modules[\\/]zod[\\/])|(src[\\/]lib[\\/]zod-without-eval)/,
              priority: 3,
            },
            // Whatever the entry needs stays with it, so that the next group can never reach the open pages.
            { name: 'index', tags: ['$initial'], priority: 2 },
            // Small things of many pages, the open ones included: one file instead of a dozen.
            {
              name: 'base',
              test: /web[\\/]src[\\/](lib[\\/]|fair[\\/](journey|read-fair)|session[\\/](login-paths|return-path)|ui[\\/](booth|language-link))/,
              priority: 2,
            },
            // Every area behind the providers loads all of this anyway.
            {
              name: 'providers',
              test: /web[\\/]src[\\/](app[\\/]app-providers|session[\\/]use-call)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
