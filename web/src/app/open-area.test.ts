import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, it } from 'vitest'

const source = resolve(import.meta.dirname, '..')
const rooms = resolve(source, '../..')
/** Rooms whose modules are followed as if they were ours. */
const followed = /^@fairground\/(wire|floorplan)\//
// Static imports only: what is imported on demand is not part of the first load, and types weigh nothing.
const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm

function packagesReachedFrom(entries: string[]): string[] {
  const packages = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file) || file.endsWith('.css')) return
    seen.add(file)
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(staticImport))
      if (target.startsWith('.')) visit(fileOf(resolve(dirname(file), target)))
      else if (followed.test(target)) visit(fileOf(resolve(rooms, target.replace(followed, '$1/src/'))))
      else packages.add(target)
  }
  for (const entry of entries) visit(resolve(source, entry))
  return [...packages].sort()
}

function fileOf(path: string): string {
  const found = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(
    (candidate) => /\.\w+$/.test(candidate) && existsSync(candidate),
  )
  if (!found) throw new Error(`cannot find ${path}`)
  return found
}

it('a visitor of the open pages downloads neither the component library nor any schema', () => {
  expect(packagesReachedFrom(['main.tsx', 'fair/landing-page.tsx'])).toEqual([
    // How names are filled into texts: a function, and nothing else of the module is used.
    '@fairground/domain/text',
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    'react',
    'react-dom',
    'react-dom/client',
    'react-router',
  ])
})

it('nor does a visitor who looks at a hall’s plan', () => {
  const packages = packagesReachedFrom(['main.tsx', 'hall/preview-page.tsx', 'hall/open-picker-page.tsx'])
  expect(packages.filter((name) => !name.startsWith('@fairground/'))).toEqual([
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    'flatbush',
    'react',
    'react-dom',
    'react-dom/client',
    'react-router',
  ])
})

it('nor does anybody who watches a draw or checks one', () => {
  const packages = packagesReachedFrom([
    'main.tsx',
    'draw/stage/columns-page.tsx',
    'draw/stage/lines-page.tsx',
    'draw/verify/verify-page.tsx',
  ])
  expect(packages).toEqual([
    // What kinds of news there are, and how names are filled into texts.
    '@fairground/domain/live/notices',
    '@fairground/domain/text',
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    'react',
    'react-dom',
    'react-dom/client',
    'react-router',
  ])
})

it('nor does anybody who asks whether a contract is genuine', () => {
  expect(packagesReachedFrom(['main.tsx', 'contract/check/check-page.tsx'])).toEqual([
    '@fairground/domain/text',
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    'react',
    'react-dom',
    'react-dom/client',
    'react-router',
  ])
})

it('a person at a door downloads neither the component library nor the query cache', () => {
  const modules = readFileSync(resolve(source, 'account/open-screens.ts'), 'utf8').matchAll(
    /import\('\.\/([^']+)'\)/g,
  )
  const doors = [...modules].map(([, module]) => `account/${module}.tsx`)
  expect(doors.length).toBeGreaterThan(7)
  const packages = packagesReachedFrom([
    'main.tsx',
    'app/door-area.tsx',
    'account/login-layout.tsx',
    ...doors,
  ])
  expect(packages.filter((name) => !name.startsWith('@fairground/'))).toEqual([
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    'react',
    'react-dom',
    'react-dom/client',
    'react-router',
    'zod',
  ])
})
