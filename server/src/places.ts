import path from 'node:path'
import { fileURLToPath } from 'node:url'

// From source this is src/, built it is dist/: both lie in the same folder.
const here = path.dirname(fileURLToPath(import.meta.url))

export const migrations = path.resolve(here, '../migrations')
export const webRoot = path.resolve(here, '../../web/dist')
