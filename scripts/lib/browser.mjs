import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './paths.mjs'
import { run, runTool } from './run.mjs'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/** A browser and fonts for Chinese: what the system has, else Debian's packages, else Playwright's own download. */
export async function findBrowser() {
  const missing = []
  if (!(await existingBrowser())) missing.push('chromium')
  if (!hasChineseFonts()) missing.push('fonts-noto-cjk')
  // Judges the seal of contracts from outside; without it those tests say so and are left out.
  if (!hasPdfsig()) missing.push('poppler-utils')
  if (missing.length > 0 && canUseApt()) await aptInstall(missing)
  if (!(await existingBrowser())) await playwrightInstall()
  const browser = await existingBrowser()
  if (!browser)
    throw new Error('No browser: install Chromium or Chrome, or set FAIRGROUND_CHROMIUM to its path.')
  if (!hasChineseFonts())
    throw new Error('No font for Chinese: install Noto Sans CJK (Debian: fonts-noto-cjk).')
  return browser
}

async function existingBrowser() {
  const named = process.env.FAIRGROUND_CHROMIUM
  if (named) return named
  const system = systemBrowsers.find((file) => existsSync(file))
  if (system) return system
  const { chromium } = await import(
    pathToFileURL(path.join(root, 'node_modules/@playwright/test/index.mjs')).href
  )
  const own = chromium.executablePath()
  return own && existsSync(own) ? own : undefined
}

function hasChineseFonts() {
  if (process.platform !== 'linux') return true
  try {
    return execFileSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).trim() !== ''
  } catch {
    return false
  }
}

function hasPdfsig() {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, 'pdfsig')))
}

function canUseApt() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

async function aptInstall(packages) {
  console.log(`Installing ${packages.join(' and ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await run('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages, 'fontconfig'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } catch (error) {
    console.error(
      `Debian's packages could not be installed (${error.message}); trying Playwright's own browser.`,
    )
  }
}

async function playwrightInstall() {
  try {
    await runTool(path.join(root, 'node_modules/@playwright/test/cli.js'), ['install', 'chromium'])
  } catch (error) {
    console.error(`Playwright's browser could not be downloaded: ${error.message}`)
  }
}
