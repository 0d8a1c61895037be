import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const module = new URL('./stop-with-npm.mjs', import.meta.url).href
const script = `
  import { stopWithNpm } from '${module}'
  stopWithNpm('start')
  process.once('SIGTERM', () => console.log('stopping in order') ?? process.exit())
  setInterval(() => undefined, 1000)
  console.log('started')
`

it.skipIf(process.platform === 'win32')(
  'stops in order once the shell npm started it in is gone',
  async () => {
    // The shell waits for it, as npm's does where it does not make way for its only command.
    const shell = spawn(
      'sh',
      ['-c', '"$0" --input-type=module --eval "$1" & wait', process.execPath, script],
      {
        env: { ...process.env, npm_lifecycle_event: 'start' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    let said = ''
    shell.stdout.setEncoding('utf8').on('data', (chunk) => {
      said += chunk
      if (chunk.includes('started')) shell.kill('SIGTERM')
    })
    await once(shell, 'close')
    expect(said).toBe('started\nstopping in order\n')
  },
)
