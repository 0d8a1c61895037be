import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const checkout = fileURLToPath(new URL('../../../../', import.meta.url))

/** Made of a checkout that is built; release.sh makes the same of its own clone, but needs the registry for it. */
export function makeRelease(root: string, version: string): void {
  const release = path.join(root, 'releases', version)
  if (!existsSync(path.join(checkout, 'server/dist/main.js')))
    throw new Error('server/dist is missing: run npm run build first')
  for (const part of ['server/dist', 'server/migrations', 'server/package.json', 'web/dist', 'package.json'])
    cpSync(path.join(checkout, part), path.join(release, part), { recursive: true })
  symlinkSync(path.join(checkout, 'node_modules'), path.join(release, 'node_modules'))
  // Every version has files that no other has; this stands for them.
  writeFileSync(path.join(release, 'web/dist/assets', `only-in-${version}.js`), `// ${version}`)
}

/** In the form of .env.example, which systemd, node and compose read alike. */
export function writeSettings(file: string, settings: Record<string, string>): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}='${value}'\n`)
      .join(''),
  )
}
