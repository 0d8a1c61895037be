import { chmod, chown, lchown, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Layout } from './layout'
import { isRoot, type Launch, run } from './processes'
import { cannotLeaveRoot } from './start-problems'

interface Owner {
  uid: number
  gid: number
}

/** The user account PostgreSQL works under. */
export interface Account {
  launch(program: string, args: string[]): Launch
  /** Hands a file or directory of ours to the account. */
  give(path: string): Promise<void>
}

const SAME_ACCOUNT: Account = {
  launch: (file, args) => ({ file, args }),
  give: async () => {},
}

/**
 * PostgreSQL refuses to run as root, and root is what containers and CI give us. It then runs as the account
 * that owns the cluster, or as nobody.
 */
export async function chooseAccount(layout: Layout, postgres: string): Promise<Account> {
  if (!isRoot()) return SAME_ACCOUNT
  const owner = (await ownerOf(layout.cluster)) ?? (await unprivilegedOwner())
  const give = (path: string) => chown(path, owner.uid, owner.gid)
  const launches = [withoutPrivileges(owner), withFileAccessOnly(owner)]
  for (const launch of launches) {
    if (await reachesEverything(launch, layout.home, postgres)) {
      await takeOverFromRoot(layout.cluster, owner)
      return { launch, give }
    }
  }
  throw cannotLeaveRoot(
    `this process may not run it under an unprivileged account that reaches ${layout.home} and ${postgres}`,
  )
}

type LaunchAs = Account['launch']

function withoutPrivileges({ uid, gid }: Owner): LaunchAs {
  return (file, args) => ({ file, args, uid, gid })
}

/** For a checkout or DATA_DIR below a directory only root may enter: all rights go but the one to pass. */
function withFileAccessOnly({ uid, gid }: Owner): LaunchAs {
  const drop = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--securebits=+no_setuid_fixup']
  const keep = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return (program, args) => ({ file: 'setpriv', args: [...drop, ...keep, '--', program, ...args] })
}

async function reachesEverything(launch: LaunchAs, home: string, postgres: string): Promise<boolean> {
  const script = 'cd -- "$1" && exec "$2" --version'
  const probe = launch('/bin/sh', ['-c', script, 'sh', home, postgres])
  return run(probe).then(
    ({ code }) => code === 0,
    () => false,
  )
}

async function ownerOf(cluster: string): Promise<Owner | undefined> {
  const { uid, gid } = await stat(cluster).catch(() => ({ uid: 0, gid: 0 }))
  return uid === 0 ? undefined : { uid, gid }
}

async function unprivilegedOwner(): Promise<Owner> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  for (const name of ['nobody', 'postgres']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw cannotLeaveRoot('there is no account called nobody or postgres to run it under')
}

/** A backup put back by root belongs to root, and PostgreSQL accepts only files of its own account. */
async function takeOverFromRoot(cluster: string, { uid, gid }: Owner) {
  const current = await stat(cluster).catch(() => undefined)
  if (current?.uid !== 0) return
  for (const entry of await readdir(cluster, { recursive: true }))
    await lchown(join(cluster, entry), uid, gid)
  await chown(cluster, uid, gid)
  await chmod(cluster, 0o700)
}
