import { demoAccounts, demoStaff } from '../demo/demo-accounts'
import type { Config } from '../platform/config/config'
import { demoPassword } from '../platform/config/demo-password'

const rehearsalNotice = [
  '*** REHEARSAL: no SMS and no mail leaves this machine. ***',
  'They are kept in the database; read them, codes included, with: node server/dist/admin.js messages',
].join('\n')

export function banner(config: Config, address: string): string {
  const origin = config.PUBLIC_ORIGIN ?? address
  if (config.REHEARSAL) return `\nFairground is ready at ${origin}\n\n${rehearsalNotice}\n\n`
  if (config.MODE === 'production') return `\nFairground is ready at ${origin}\n\n`
  const accounts = [...demoStaff, ...demoAccounts].map(
    ({ username, en, zh }) => `  ${username.padEnd(26)}${en} / ${zh}`,
  )
  return [
    '',
    `Fairground is ready at ${origin}`,
    '',
    `  中文登录   ${origin}/exhibition/login/ch/login`,
    `  English   ${origin}/exhibition/login/en/login`,
    `  Staff     ${origin}/exhibition/login/ch/Administrator`,
    `  Messages  ${origin}/dev/outbox`,
    '',
    `Demo accounts, all with the password ${demoPassword}:`,
    ...accounts,
    '',
    'Stop with Ctrl+C; everything is kept.',
    '',
    '',
  ].join('\n')
}
