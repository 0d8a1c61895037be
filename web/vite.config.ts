import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown, transformWithOxc } from 'vite'
import { keptOffline } from './src/session/kept-offline'
import { withoutDescribing } from './without-describing'

const api = process.env.FAIRGROUND_API ?? 'http://127.0.0.1:3000'

function schemasUndescribed(): Plugin {
  return { name: 'schemas-undescribed', apply: 'build', enforce: 'pre', transform: withoutDescribing }
}

/** Once, while building, as strongly as it gets: while serving there is time for a weak compression only. */
function compressAssets(): Plugin {
  const encodings = { br: promisify(brotliCompress), gz: promisify(gzip) }
  return {
    name: 'compress-assets',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const packed = Object.entries(bundle).flatMap(([name, file]) => {
        if (!/\.(js|css|svg)$/.test(name)) return []
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        return Object.entries(encodings).map(async ([suffix, compress]) =>
          writeFile(path.join(dir, `${name}.${suffix}`), await compress(content)),
        )
      })
      await Promise.all(packed)
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

/** Whoever trusts no page takes the script that checks a draw with nothing but Node: the very file of the documentation. */
function drawScript(): Plugin {
  return {
    name: 'draw-script',
    apply: 'build',
    async generateBundle() {
      const source = await readFile(path.resolve(import.meta.dirname, '../docs/verify-draw.mjs'))
      this.emitFile({ type: 'asset', fileName: 'verify-draw.mjs', source })
    },
  }
}

/** The styles of the pages the server writes, in the colours of all others, under a name the server knows. */
function siteStyles(): Plugin {
  const room = (place: string) => path.resolve(import.meta.dirname, place)
  return {
    name: 'site-styles',
    apply: 'build',
    async generateBundle(_, bundle) {
      const letters = Object.keys(bundle).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name))
      if (!letters) this.error('the build has no letters')
      const folder = room('../site/src/styles')
      const names = (await readdir(folder)).filter((name) => name.endsWith('.css')).sort()
      const palette = inTheDarkByItself(await readFile(room('src/ui/palette.css'), 'utf8'))
      const styles = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
      const face = `@font-face{font-family:"Inter";font-weight:100 900;font-display:swap;src:url("/${letters}") format("woff2");unicode-range:U+0000-00FF,U+2000-206F,U+20AC,U+2122,U+2212}`
      this.emitFile({
        type: 'asset',
        fileName: 'assets/site.css',
        source: [face, palette, ...styles].join('\n'),
      })
    },
  }
}

/** Where no script runs nobody chooses between day and dark: the reader's own system says which it is. */
function inTheDarkByItself(palette: string): string {
  const chosen = /:root\[data-theme="dark"\] (\{[^}]*\})/
  if (!chosen.test(palette)) throw new Error('the palette has no colours for the dark')
  return palette.replace(chosen, '@media (prefers-color-scheme: dark) {\n:root $1\n}')
}

/** What the router loads for the gate, besides what it imports: all of it has to be there without a network. */
const gateModules = [
  'app/area-routes.tsx',
  'app/app-providers.tsx',
  'app/guarded-area.tsx',
  'shell/organiser-layout.tsx',
  'shell/key-guard.tsx',
  'badge/gate/gate-page.tsx',
].map((module) => path.resolve(import.meta.dirname, 'src', module))

/** The worker that opens the gate without a network, with the names of just the files its page needs. */
function gateWorker(): Plugin {
  const source = path.resolve(import.meta.dirname, 'src/badge/gate/gate-worker.ts')
  return {
    name: 'gate-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const files = filesOfGate(bundle)
      const release = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, {
        define: {
          gateFiles: JSON.stringify(files),
          gateCache: JSON.stringify(keptOffline.caches + release),
          gateCaches: JSON.stringify(keptOffline.caches),
          gatePage: JSON.stringify(keptOffline.scope),
        },
      })
      this.emitFile({ type: 'asset', fileName: keptOffline.worker.slice(1), source: code })
    },
  }
}

function filesOfGate(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const first = chunks.filter(
    ({ isEntry, moduleIds }) => isEntry || gateModules.some((module) => moduleIds.includes(module)),
  )
  for (const module of gateModules)
    if (!first.some(({ moduleIds }) => moduleIds.includes(module))) throw new Error(`${module} is not built`)
  const names = new Set(first.map(({ fileName }) => fileName))
  for (const name of names) {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk') continue
    for (const needed of chunk.imports) names.add(needed)
    for (const style of chunk.viteMetadata?.importedCss ?? []) names.add(style)
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) names.add(asset)
  }
  return [...names].map((name) => `/${name}`).sort()
}

export default defineConfig({
  plugins: [
    react(),
    schemasUndescribed(),
    compressAssets(),
    doorsPage(),
    siteStyles(),
    drawScript(),
    gateWorker(),
  ],
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
              test: /(domain[\\/]src[\\/](live[\\/]notices|booth[\\/]|account[\\/]user))|(wire[\\/]src[\\/]hall[\\/]plan-address)|(web[\\/]src[\\/](lib[\\/]|booth[\\/]not-offered|fair[\\/](journey|read-fair)|session[\\/](login-paths|return-path|live-|tabs|use-live|hint)|ui[\\/](booth|brand-mark|language-link|plain-(button|input)|use-media)))/,
              priority: 5,
            },
            // The search of all plans stands on the first page too, which shows none; what it finds comes with typing.
            {
              name: 'search',
              test: /(web[\\/]src[\\/](plan-search[\\/](?!found|address)|hall[\\/]read-halls\.|ui[\\/]on-demand))|(wire[\\/]src[\\/]hall[\\/]searched)/,
              priority: 5,
            },
            // What hall plans and the site from above are drawn with, and what both of their pages show.
            {
              name: 'map',
              test: /(web[\\/]src[\\/]hall[\\/](address|hall-paths|hall\.texts|icons|map-message|open-header|read-halls|spot|state-swatch|use-(read|stage)|stage[\\/](gestures|map-stage|map-view|sheet))\.)|(floorplan[\\/]src[\\/](canvas-surface|draw-marks|geometry|marks|plan-colours|spatial-index|surface|word-room)\.)|(node_modules[\\/]flat(bush|queue))/,
              priority: 5,
            },
            {
              name: 'found',
              test: /web[\\/]src[\\/]plan-search[\\/](found|address)/,
              priority: 5,
            },
            // The viewer of hall plans as it first stands, for visitors and exhibitors alike. Its styles come all at once: a part
            // that comes later is never seen without them.
            {
              name: 'plan',
              test: /(web[\\/]src[\\/]hall[\\/](?!(open-)?screens|index|known-maps|painted-halls|plan-export|plan-excerpt|use-plan-export|my-booths|door-names|door\.texts|site-|use-site-walk|use-hall-address|hall-fill|picker|(way|way-.*|start-.*|booth-(card|facts|list)|booths-elsewhere|chosen-booth|hall-fact-lines|hall-facts\.texts|stage[\\/]card-place)\.tsx?$|way\.texts|booth-facts\.texts|.*page\.))|(floorplan[\\/]src[\\/](?!design[\\/]|drawing[\\/]|selection[\\/]|neighbours|scene\.|kept-scene|plan-scene|element-names|draw-(halls|grounds|signs|way|bearings|site)|site|walk|ways|stretches|hall-on-site|polygon|distance|icon-names))/,
              priority: 5,
            },
            // What both the ways and the site from above stand on.
            {
              name: 'grounds',
              test: /(web[\\/]src[\\/]hall[\\/](site-(on-overview|in-rows)|start-names|way\.texts|door-names|door\.texts))|(floorplan[\\/]src[\\/](hall-on-site|distance|polygon|site-tree))/,
              priority: 5,
            },
            // How ways are found, and the panel that shows one: they come when a way is asked for.
            {
              name: 'ways',
              test: /(web[\\/]src[\\/]hall[\\/](way-|way\.|start-))|(floorplan[\\/]src[\\/](walk|ways|site-ways|stretches))/,
              priority: 4,
            },
            // What is known of a booth: it comes once somebody points at one, or asks for the list of all.
            {
              name: 'booths',
              test: /(web[\\/]src[\\/]hall[\\/](booth-card|booth-facts|booth-list|chosen-booth|hall-fact))|(floorplan[\\/]src[\\/]icon-names)/,
              priority: 4,
            },
            // The site from above.
            {
              name: 'site',
              test: /web[\\/]src[\\/]hall[\\/]site-(?!picker)/,
              priority: 3,
            },
            // What every door needs, a session and the plain forms, and nothing of the component library.
            {
              name: 'doors',
              test: /(domain[\\/]src[\\/](account[\\/]mask|credit-code[\\/]))|(web[\\/]src[\\/](app[\\/]door-area|session[\\/](session|use-session|ask-again|doors)|account[\\/]((login-(layout|page|tabs|help)|inputs|hand-over)\.|(?!personal|approval).*\.css)|ui[\\/](toasts|plain|code[\\/].*\.css|form[\\/](schema-rules|use-submission))))/,
              priority: 5,
            },
            // The ways to an account and back to one: all of them send a code, and people go from one to the next.
            {
              name: 'accounts',
              test: /web[\\/]src[\\/]account[\\/](register|recovery|code|sms-login|new-password|credit-code)/,
              priority: 5,
            },
            // The table of what stands behind the doors: it is asked for before any of it, and by whoever types a wrong address.
            {
              name: 'area-routes',
              test: /(web[\\/]src[\\/]app[\\/]area-(routes|screen-modules))|(web[\\/]src[\\/][\w-]+[\\/]screens\.)|(wire[\\/]src[\\/]([\w-]+[\\/])?([\w-]+-)?screens\.)/,
              priority: 5,
            },
            // Every area behind the doors loads all of this anyway.
            {
              name: 'providers',
              test: /web[\\/]src[\\/](app[\\/]app-providers|session[\\/](use-call|kept-offline))/,
              priority: 4,
            },
            // The first page behind the doors with its frame: one file, or the browser asks for fifty.
            {
              name: 'area',
              test: /web[\\/]src[\\/](app[\\/]guarded-area|shell[\\/](area-guard|key-guard|exhibitor-layout)|home[\\/]exhibitor-home)\./,
              priority: 3,
            },
            // What is chosen from a list, and the forms that ask for it: on most pages, but not on the first.
            {
              name: 'inputs',
              test: /(node_modules[\\/]@rc-component[\\/](select|virtual-list|form|async-validator)[\\/])|(node_modules[\\/]antd[\\/]es[\\/](select|form)[\\/])/,
              priority: 2,
            },
            // And what only staff see of it.
            {
              name: 'organiser',
              test: /web[\\/]src[\\/](shell[\\/]organiser-layout|home[\\/]organiser-home)\./,
              priority: 2,
            },
            // The desks of one task each: clerks go from one of their pages to the next, and every file that may come later is
            // named on the first page of all.
            {
              name: 'contracts',
              test: /web[\\/]src[\\/]contract[\\/](archive|classes|figures|manage|templates)[\\/]/,
              priority: 2,
            },
            {
              name: 'payments',
              test: /web[\\/]src[\\/]payment[\\/](deferral|desk|figures)[\\/]/,
              priority: 2,
            },
            { name: 'badges', test: /web[\\/]src[\\/]badge[\\/](numbers|participants)[\\/]/, priority: 2 },
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
