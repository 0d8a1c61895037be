import { demoAccounts, demoStaff } from '../demo/demo-accounts'
import type { Config } from '../platform/config/config'
import { demoPassword } from './seed-demo-fair'

export function banner(config: Config, address: string): string {
  const origin = config.PUBLIC_ORIGIN ?? address
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
