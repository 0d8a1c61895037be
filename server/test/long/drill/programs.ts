import { execFileSync } from 'node:child_process'
import { accessSync, constants, readdirSync } from 'node:fs'
import path from 'node:path'
import type { TestContext } from 'vitest'

/** Where distributions put what is not for everybody. */
const besides = ['/usr/sbin', '/usr/local/sbin', '/sbin']
const leastPostgres = 15

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function find(name: string, more: string[] = []): string | undefined {
  const folders = [...more, ...(process.env.PATH ?? '').split(path.delimiter), ...besides]
  return folders.map((folder) => path.join(folder, name)).find(isProgram)
}

function postgresFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const asked = find('pg_config')
  const told = asked ? [execFileSync(asked, ['--bindir'], { encoding: 'utf8' }).trim()] : []
  try {
    const versions = readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    return [...told, ...versions.map((version) => path.join(debian, version, 'bin'))]
  } catch {
    return told
  }
}

function findPostgres(name: string): string | undefined {
  const program = find(name, postgresFolders())
  if (!program) return undefined
  const version = Number(/\d+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0])
  return version >= leastPostgres ? program : undefined
}

/** What an operator has, and this machine may lack. */
export const programs = {
  postgres: findPostgres('postgres'),
  initdb: findPostgres('initdb'),
  nginx: find('nginx'),
  openssl: find('openssl'),
  curl: find('curl'),
  git: find('git'),
  tar: find('tar'),
}

type Program = keyof typeof programs

/** Leaves the step out, saying why, where a program it needs is missing. */
export function needs(context: TestContext, ...names: Program[]): void {
  const missing = names.filter((name) => !programs[name])
  if (missing.length > 0) context.skip(`not tried: ${missing.join(', ')} is missing on this machine`)
}

export function the(name: Program): string {
  const program = programs[name]
  if (!program) throw new Error(`${name} is missing on this machine`)
  return program
}
