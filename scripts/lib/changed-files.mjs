import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { nearTests } from './near.mjs'
import { root } from './paths.mjs'
import { sourceFiles } from './source-files.mjs'
import { walls } from './walls.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
const filesOf = (said) => said.split('\0').filter((file) => file !== '')

/** What differs from where this work left a revision, committed or not; what is gone is part of it. */
function changedSince(revision) {
  const base = git('merge-base', revision, 'HEAD').trim()
  return [
    ...new Set([
      ...filesOf(git('diff', '--name-only', '-z', base)),
      ...filesOf(git('ls-files', '-z', '--others', '--exclude-standard')),
    ]),
  ]
}

/** The files of tests that are near to what was changed since a revision. */
export function testsNearTo(revision) {
  const files = [...Object.keys(walls), 'scripts']
    .flatMap((room) => sourceFiles(room))
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
  const texts = files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])
  return nearTests(texts, changedSince(revision))
}
