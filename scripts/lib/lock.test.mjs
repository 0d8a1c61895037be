import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockProblems } from './lock.mjs'
import { root } from './paths.mjs'

const floor = '20.19.0'
const own = () => JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const damaged = (damage) => {
  const lock = own()
  damage(lock.packages)
  return lockProblems(lock, floor)
}

describe('the lock file', () => {
  it('serves every platform', () => {
    expect(lockProblems(own(), floor)).toEqual([])
  })

  it('is refused when a platform package was dropped', () => {
    const problems = damaged((packages) => {
      delete packages['node_modules/@rolldown/binding-darwin-arm64']
    })
    expect(problems).toEqual([
      'node_modules/rolldown needs @rolldown/binding-darwin-arm64, which the lock does not hold',
      'node_modules/rolldown brings nothing for darwin arm64',
    ])
  })

  it('is refused when a plain dependency is missing', () => {
    const problems = damaged((packages) => {
      delete packages['node_modules/light-my-request']
    })
    expect(problems).toEqual(['node_modules/fastify needs light-my-request, which the lock does not hold'])
  })

  it('is refused when musl would get what was built for glibc', () => {
    const problems = damaged((packages) => {
      packages['node_modules/@biomejs/cli-linux-x64-musl'].libc = ['glibc']
    })
    expect(problems).toEqual(['node_modules/@biomejs/biome brings nothing for linux x64 musl'])
  })

  it('is refused when a package has no integrity', () => {
    const problems = damaged((packages) => {
      delete packages['node_modules/fastify'].integrity
    })
    expect(problems).toEqual(['node_modules/fastify has no integrity'])
  })

  it('is refused when a package comes from somewhere else, or is known by a weak checksum', () => {
    const problems = damaged((packages) => {
      packages['node_modules/fastify'].resolved = 'git+ssh://example.com/fastify.git'
      packages['node_modules/pg'].integrity = 'sha1-AAAA'
    })
    expect(problems).toEqual([
      'node_modules/fastify names where to fetch it from (git+ssh://example.com/fastify.git)',
      'node_modules/pg has a weak integrity (sha1-AAAA)',
    ])
  })

  it('is refused when something that runs in production wants a newer Node', () => {
    const problems = damaged((packages) => {
      packages['node_modules/fastify'].engines = { node: '>=22' }
      packages['node_modules/vitest'].engines = { node: '>=22' }
    })
    expect(problems).toEqual([expect.stringMatching(/^node_modules\/fastify .* wants Node >=22; 20\.19\.0/)])
  })
})
