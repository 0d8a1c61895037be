import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The scripts of the repository are plain JavaScript without types, so what is used of them is named here. */
const script = (name: string) => import(pathToFileURL(path.join(root, 'scripts/lib', name)).href)

export async function buildIfNeeded(): Promise<void> {
  const { buildIfNeeded: build } = (await script('build.mjs')) as { buildIfNeeded(): Promise<void> }
  await build()
}

export async function findBrowser(): Promise<string> {
  const { findBrowser: find } = (await script('browser.mjs')) as { findBrowser(): Promise<string> }
  return find()
}
