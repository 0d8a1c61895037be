import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const module = new URL('./run.mjs', import.meta.url).href
const tool = `
  process.once('SIGINT', () => console.log('tidied up') ?? process.exit())
  setInterval(() => undefined, 1000)
  console.log('at work')
`
const script = `
  import { run } from '${module}'
  await run(process.execPath, ['--eval', ${JSON.stringify(tool)}], { shell: false }).catch(() => undefined)
  console.log('and on to the next step')
`

it.skipIf(process.platform === 'win32')(
  'lets what it runs tidy up when asked to stop, and does nothing after that',
  async () => {
    const chain = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    chain.stdout.setEncoding('utf8').on('data', (chunk) => {
      said += chunk
      if (chunk.includes('at work')) chain.kill('SIGTERM')
    })
    const [code] = await once(chain, 'close')
    expect(said).toBe('at work\ntidied up\n')
    expect(code).toBe(1)
  },
)
