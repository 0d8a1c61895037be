/** The product as main.ts starts it, but with an empty page in place of the web application, which is built later. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startFair } from '../../src/boot/start'
import { migrations } from '../../src/places'
import { readConfig } from '../../src/platform/config/config'

const config = readConfig(process.env)
const webRoot = path.join(config.dataDir, 'web')
await mkdir(webRoot, { recursive: true })
for (const name of ['index.html', 'doors.html']) await writeFile(path.join(webRoot, name), '<!doctype html>')
// Built, as it is whenever it runs, it lies beside this.
const background = new URL('background.js', import.meta.url)
const fair = await startFair(config, { migrations, webRoot, background })
process.stdout.write(`ready at ${fair.address}\n`)
