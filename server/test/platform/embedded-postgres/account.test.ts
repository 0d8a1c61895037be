import { chmod, chown, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { chooseAccount } from '../../../src/platform/embedded-postgres/account'
import { layoutOf, prepareHome } from '../../../src/platform/embedded-postgres/layout'
import { clusterOf, connect, makeDataDir, postmasterPid, runsAsRoot, start } from './support'

const asRootOnLinux = test.runIf(runsAsRoot && process.platform === 'linux')
const PASS_CLOSED_DIRECTORIES = 1n << 1n

asRootOnLinux(
  'below a directory only root may enter, PostgreSQL keeps the right to pass and no other',
  async () => {
    const dataDir = await makeDataDir()
    await start(dataDir)
    const status = await readFile(`/proc/${await postmasterPid(dataDir)}/status`, 'utf8')
    const { uid } = await stat(clusterOf(dataDir))
    expect(uid).not.toBe(0)
    expect(status).toMatch(new RegExp(`^Uid:\\t${uid}\\t${uid}\\t${uid}\\t${uid}$`, 'm'))
    const rights = BigInt(`0x${/^CapEff:\t([0-9a-f]+)$/m.exec(status)?.[1]}`)
    expect(rights).toBe(PASS_CLOSED_DIRECTORIES)
  },
)

asRootOnLinux('where every account can pass, PostgreSQL keeps no right of root at all', async () => {
  const open = await mkdtemp('/tmp/fairground-')
  onTestFinished(() => rm(open, { recursive: true }))
  await chmod(open, 0o755)
  const layout = layoutOf(join(open, 'data'))
  await prepareHome(layout)
  const { launch } = await chooseAccount(layout, '/usr/bin/env')
  const { file, uid, gid } = launch('/usr/bin/env', [])
  expect(file).toBe('/usr/bin/env')
  expect(uid).toBeGreaterThan(0)
  expect(gid).toBeGreaterThan(0)
})

asRootOnLinux('a backup that root has put back is given to the account PostgreSQL works under', async () => {
  const dataDir = await makeDataDir()
  await (await start(dataDir)).stop()
  const cluster = clusterOf(dataDir)
  for (const entry of await readdir(cluster, { recursive: true })) await chown(join(cluster, entry), 0, 0)
  await chown(cluster, 0, 0)
  await chmod(cluster, 0o755)
  const client = await connect(await start(dataDir))
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

asRootOnLinux('root works on with a database that a normal user has made, under that user', async () => {
  const dataDir = await makeDataDir()
  await (await start(dataDir)).stop()
  const cluster = clusterOf(dataDir)
  for (const entry of await readdir(cluster, { recursive: true }))
    await chown(join(cluster, entry), 12345, 12345)
  await chown(cluster, 12345, 12345)
  await start(dataDir)
  const status = await readFile(`/proc/${await postmasterPid(dataDir)}/status`, 'utf8')
  expect(status).toMatch(/^Uid:\t12345\t/m)
})
