import { BackupError } from './backup-error'

const noBackup = 'No back-up was made, and nothing was changed.'

export const targetInUse = (directory: string) =>
  new BackupError({
    happened: `A back-up makes a directory of its own, and ${directory} is there already.`,
    kept: noBackup,
    next: 'Name a directory that does not exist yet, for example one with the date in its name.',
  })

export const targetUnusable = (parent: string, cause: Error) =>
  new BackupError(
    {
      happened: `No directory can be made in ${parent}: ${cause.message}`,
      kept: noBackup,
      next: 'Choose a place that the account running this command may write to.',
    },
    { cause },
  )

export const nothingToBackUp = (place: string) =>
  new BackupError({
    happened: `There is no Fairground in ${place}.`,
    kept: noBackup,
    next: 'Set DATA_DIR or DATABASE_URL as the running Fairground has them.',
  })

export const tableNotOurs = (table: string) =>
  new BackupError({
    happened: `The schema public holds a table that Fairground did not make: ${table}`,
    kept: noBackup,
    next: 'Move it to another schema (ALTER TABLE … SET SCHEMA …) and run the command again.',
  })

export const filesMissing = (keys: string[], store: string) =>
  new BackupError({
    happened:
      `Files that people have saved are missing or damaged in the store (${store}): ` +
      `${keys.slice(0, 5).join(', ')}${keys.length > 5 ? ` and ${keys.length - 5} more` : ''}.`,
    kept: noBackup,
    next:
      'Put them back from an earlier back-up, whose files/ holds them under the same names. ' +
      'To back up everything but them, run the command again with --without-missing-files.',
  })

export const backupFailed = (cause: Error) =>
  new BackupError(
    {
      happened: `The back-up could not be made: ${cause.message}`,
      kept: 'What had been written of it was removed; the fair itself was not touched.',
      next: 'Solve this and run the command again.',
    },
    { cause },
  )
