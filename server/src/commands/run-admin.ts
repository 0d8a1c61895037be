import { writeFile } from 'node:fs/promises'
import { ResetRefused } from '../account/staff-reset.service'
import { explain } from '../boot/explain'
import { readMessages } from '../outbox/outbox.repository'
import { readStorageSettings } from '../platform/config/config'
import type { Database } from '../platform/database/database'
import {
  type SmsProvider,
  smsProviders,
  smsTemplateSetting,
  smsTemplateTable,
} from '../platform/messaging/sms-templates'
import { makeCertificate } from '../platform/seal/own-certificate'
import { newDataKey } from '../platform/secrets/data-keys'
import { resetPassword } from './reset-password'
import { KeysRefused, rotateDataKeys } from './rotate-data-keys'
import { LogBroken, verifyLog } from './verify-log'
import { NoFair, withDatabase } from './with-database'

const usage = `Usage: npm run admin -- <command>

  reset NAME [--enable]          gives a member of staff a new initial password; --enable lets a disabled one in again
  messages [TO]                  shows the newest messages, with their codes where a rehearsal or demo kept them
  seal-certificate FILE NAME     makes a certificate for the seal of contracts that nobody vouches for, if FILE is not there
  data-key                       makes a key for DATA_KEYS and prints it; nothing is changed
  rotate-data-keys               seals all identity numbers with the first of DATA_KEYS; may be interrupted and run again
  verify-log [SEAL]              checks the audit trail against the seals of its days, and that SEAL is one of them
  sms-templates aliyun|tencent   lists the wordings to register at the SMS provider, and the setting that names them`

class UsageError extends Error {
  override readonly message = usage
}

class FileThere extends Error {
  constructor(file: string) {
    super(`${file} is there already, and may be what contracts were sealed with. Nothing was changed.`)
  }
}

export interface AdminOutcome {
  done: boolean
  /** For the person at the terminal. */
  words: string
}

export async function runAdmin(words: string[], env: NodeJS.ProcessEnv): Promise<AdminOutcome> {
  try {
    return { done: true, words: await obey(words, env) }
  } catch (error) {
    return {
      done: false,
      words: explain(error, [UsageError, ResetRefused, NoFair, FileThere, KeysRefused, LogBroken]),
    }
  }
}

async function obey(words: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const [command, subject, ...more] = words.filter((word) => word !== '--enable')
  const [name] = more
  const enable = words.includes('--enable')
  if (more.length > (command === 'seal-certificate' ? 1 : 0) || (enable && command !== 'reset'))
    throw new UsageError()
  switch (command) {
    case 'reset':
      if (!subject) throw new UsageError()
      return withDatabase(readStorageSettings(env), (db) => resetPassword(db, subject, enable))
    case 'messages':
      return withDatabase(readStorageSettings(env), (db) => showMessages(db, subject))
    case 'seal-certificate':
      if (!subject || !name) throw new UsageError()
      return writeSealCertificate(subject, name)
    case 'data-key':
      if (subject) throw new UsageError()
      return newDataKey()
    case 'rotate-data-keys':
      if (subject) throw new UsageError()
      return rotateDataKeys(readStorageSettings(env))
    case 'verify-log':
      if (subject && !isSeal(subject)) throw new UsageError()
      return withDatabase(readStorageSettings(env), (db) => verifyLog(db, subject?.toLowerCase()))
    case 'sms-templates':
      if (!subject || !Object.hasOwn(smsProviders, subject)) throw new UsageError()
      return describeSmsTemplates(subject as SmsProvider)
    default:
      throw new UsageError()
  }
}

const isSeal = (word: string) => /^[0-9a-f]{64}$/i.test(word)

async function writeSealCertificate(file: string, name: string): Promise<string> {
  await writeFile(file, await makeCertificate(name), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new FileThere(file) : error
    },
  )
  return `${file} is written: the seal of ${name}. Set SEAL_FILE to it, and keep a copy where the back-ups are not.`
}

const describeSmsTemplates = (provider: SmsProvider): string =>
  [
    `Register these wordings at ${provider}; it puts its signature (SMS_SIGN_NAME) in front by itself.`,
    smsTemplateTable(provider),
    '',
    'Then set, with the code each one got there:',
    `  ${smsTemplateSetting(provider)}`,
  ].join('\n')

const most = 20

/** What a rehearsal or demo kept, newest last: at a terminal the end is what one sees. */
async function showMessages(db: Database, to: string | undefined): Promise<string> {
  const messages = await readMessages(db, to, most)
  if (messages.length === 0) return to ? `There is no message to ${to}.` : 'There are no messages yet.'
  return messages
    .reverse()
    .map(
      ({ at, channel, to, status, subject, text }) =>
        `${at.toISOString()}  ${channel} to ${to} (${status})\n  ${subject}\n  ${text}`,
    )
    .join('\n\n')
}
