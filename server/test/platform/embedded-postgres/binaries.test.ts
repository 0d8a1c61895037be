import { access, chmod, constants, mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { completeInstallation, locateBinaries } from '../../../src/platform/embedded-postgres/binaries'

test('PostgreSQL for this machine is found and runs', async () => {
  const { majorVersion } = await locateBinaries()
  expect(majorVersion).toBeGreaterThanOrEqual(18)
})

test.skipIf(process.platform === 'win32')(
  'links and executable bits that an installation without scripts lacks are added, as often as asked',
  async () => {
    const root = await mkdtemp(join(tmpdir(), 'fairground package '))
    onTestFinished(() => rm(root, { recursive: true }))
    await mkdir(join(root, 'native', 'lib'), { recursive: true })
    const program = join(root, 'native', 'postgres')
    await writeFile(program, '')
    await chmod(program, 0o644)
    await writeFile(join(root, 'native', 'lib', 'libpq.so.5.18'), '')
    await writeFile(
      join(root, 'native', 'pg-symlinks.json'),
      JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
    )

    await completeInstallation(root, [program])
    await completeInstallation(root, [program])

    expect(await readlink(join(root, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
    await access(program, constants.X_OK)
  },
)
