import { BackupError } from './backup-error'

const nothingChanged = 'Nothing was changed.'

export const noBackupHere = (directory: string, missing: string) =>
  new BackupError({
    happened: `There is no complete back-up in ${directory}: ${missing} is missing.`,
    kept: nothingChanged,
    next: 'Name the directory of a back-up that was finished.',
  })

export const unknownFormat = (directory: string, format: unknown) =>
  new BackupError({
    happened: `The back-up in ${directory} has a format this Fairground does not know (${String(format)}).`,
    kept: nothingChanged,
    next: 'Restore it with the version that made it, or a later one.',
  })

export const damagedBackup = (directory: string, what: string) =>
  new BackupError({
    happened: `The back-up in ${directory} is damaged: ${what}.`,
    kept: nothingChanged,
    next: 'Fetch another copy of it, or restore an earlier back-up.',
  })

export const newerBackup = (migration: string, version: string) =>
  new BackupError({
    happened: `The back-up was made by a newer Fairground (${version}; it has ${migration}).`,
    kept: nothingChanged,
    next: 'Restore it with that version or a later one.',
  })

export const editedMigration = (migration: string) =>
  new BackupError({
    happened: `Migration ${migration} differs from the one the back-up was made with.`,
    kept: nothingChanged,
    next: 'Restore it with the unchanged version that made it, or a later one.',
  })

export const filesInTheWay = (store: string, key: string) =>
  new BackupError({
    happened: `The place for the files (${store}) is not empty: it holds, for example, ${key}.`,
    kept: nothingChanged,
    next: 'Restore into an empty DATA_DIR or an empty bucket.',
  })

export const databaseInUse = (table: string) =>
  new BackupError({
    happened: `The database is not empty: it holds, for example, ${table}.`,
    kept: nothingChanged,
    next: 'Restore into an empty DATA_DIR, or set DATABASE_URL to a new, empty database.',
  })

export const wrongEncoding = (encoding: string) =>
  new BackupError({
    happened: `The database keeps text as ${encoding}, which cannot hold everything people write.`,
    kept: nothingChanged,
    next: "Make a new one with ENCODING 'UTF8' TEMPLATE template0 and restore into that.",
  })

export const restoreFailed = (cause: Error) =>
  new BackupError(
    {
      happened: `The back-up could not be restored: ${cause.message}`,
      kept: 'The database is empty again, and the files put so far were removed. The back-up is as it was.',
      next: 'Solve this and run the command again.',
    },
    { cause },
  )

export const outcomeUnknown = (cause: Error) =>
  new BackupError(
    {
      happened: `The database went away while the restore was being completed (${cause.message}).`,
      kept: 'It holds all of the back-up or nothing.',
      next: 'Run the command again: it says so if the database is no longer empty, and then everything is there.',
    },
    { cause },
  )
