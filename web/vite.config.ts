import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = process.env.FAIRGROUND_API ?? 'http://127.0.0.1:3000'

/** Once, while building, as strongly as it gets: while serving there is time for a weak compression only. */
function compressAssets(): Plugin {
  const encodings = { br: promisify(brotliCompress), gz: promisify(gzip) }
  return {
    name: 'compress-assets',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (!/\.(js|css|svg)$/.test(name)) continue
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        for (const [suffix, compress] of Object.entries(encodings))
          await writeFile(path.join(dir, `${name}.${suffix}`), await compress(content))
      }
    },
  }
}

/**
 * The same page for the doors, naming the files they need. Otherwise the browser learns of them only once the entry has
 * run, which costs a slow phone another round trip before it shows anything.
 */
function doorsPage(): Plugin {
  return {
    name: 'doors-page',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const page = bundle['index.html']
      const doors = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'doors')
      if (page?.type !== 'asset' || doors?.type !== 'chunk') this.error('the build has no doors')
      const html = String(page.source)
      const scripts = new Set([doors.fileName])
      const styles = new Set<string>()
      for (const name of scripts) {
        const chunk = bundle[name]
        if (chunk?.type !== 'chunk') continue
        for (const needed of chunk.imports) scripts.add(needed)
        for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
      }
      const isNamed = (name: string) => html.includes(`"/${name}"`)
      const links = [
        ...[...scripts].map((name) => ({ name, rel: 'modulepreload' })),
        ...[...styles].map((name) => ({ name, rel: 'stylesheet' })),
      ]
        .filter(({ name }) => !isNamed(name))
        .map(({ name, rel }) => `    <link rel="${rel}" crossorigin href="/${name}">\n`)
      await writeFile(path.join(dir, 'doors.html'), html.replace('  </head>', `${links.join('')}  </head>`))
    },
  }
}

export default defineConfig({
  plugins: [react(), compressAssets(), doorsPage()],
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
              priority: 6,
            },
            // The switch must run before the first schema is made, so it travels in the same file as Zod itself.
            {
              name: 'zod',
              test: /(node_modules[\\/]zod[\\/])|(src[\\/]lib[\\/]zod-without-eval)/,
              priority: 6,
            },
            // Whatever the entry needs stays with it, so that the next group can never reach the open pages.
            { name: 'index', tags: ['$initial'], priority: 5 },
            // Small things of many pages, the open ones included: one file instead of a dozen.
            {
              name: 'base',
              test: /(domain[\\/]src[\\/]live[\\/]notices)|(web[\\/]src[\\/](lib[\\/]|fair[\\/](journey|read-fair)|session[\\/](login-paths|return-path|live-|tabs|use-live|hint)|ui[\\/](booth|brand-mark|language-link|plain-button|use-media)))/,
              priority: 5,
            },
            // The viewer of hall plans, for visitors and exhibitors alike; how a way is found comes when it is asked for.
            {
              name: 'plan',
              test: /(web[\\/]src[\\/]hall[\\/](?!screens|index|known-maps|painted-halls|way-there|hall-fill|plan-export|use-plan-export|site-picker|picker|my-booths|.*page\.))|(floorplan[\\/]src[\\/](?!walkable|ways|site|stretches))|(node_modules[\\/]flatbush)|(domain[\\/]src[\\/]booth[\\/])/,
              priority: 5,
            },
            // What every door needs, a session and the plain forms, and nothing of the component library.
            {
              name: 'doors',
              test: /web[\\/]src[\\/](app[\\/]door-area|session[\\/](session|use-session|ask-again|doors)|account[\\/]((login-(layout|page|tabs|help)|inputs|hand-over)\.|(?!personal|approval).*\.css)|ui[\\/](toasts|plain|code[\\/].*\.css|form[\\/](schema-rules|use-submission)))/,
              priority: 5,
            },
            // The ways to an account and back to one: all of them send a code, and people go from one to the next.
            {
              name: 'accounts',
              test: /web[\\/]src[\\/]account[\\/](register|recovery|code|sms-login|new-password|credit-code)/,
              priority: 5,
            },
            // Every area behind the doors loads all of this anyway.
            {
              name: 'providers',
              test: /web[\\/]src[\\/](app[\\/]app-providers|session[\\/]use-call)/,
              priority: 4,
            },
            // The first page behind the doors with its frame: one file, or the browser asks for fifty.
            {
              name: 'area',
              test: /web[\\/]src[\\/](shell[\\/](area-guard|key-guard|(exhibitor|organiser)-layout)|home[\\/](exhibitor|organiser)-home)\./,
              priority: 3,
            },
            // Crumbs of the pages further in, each in one file with what it stands on.
            { name: 'forms', test: /web[\\/]src[\\/]ui[\\/]form[\\/]/, priority: 2 },
            { name: 'fields', test: /web[\\/]src[\\/]field[\\/]/, priority: 1 },
            { name: 'icons', test: /node_modules[\\/]@ant-design[\\/]icons/, priority: 1 },
          ],
        },
      },
    },
  },
})
