import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

const neverSource = ['node_modules', 'dist']

/** Paths below a folder of the project, relative to its root, in an order that is the same everywhere. */
export function sourceFiles(folder, { without = [] } = {}) {
  const skipped = new Set([...neverSource, ...without])
  const visit = (place) =>
    readdirSync(path.join(root, place), { withFileTypes: true })
      .filter((entry) => !skipped.has(entry.name))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((entry) => {
        const file = path.posix.join(place, entry.name)
        return entry.isDirectory() ? visit(file) : [file]
      })
  return visit(folder)
}
