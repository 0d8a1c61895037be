import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { answers, type Service, startService } from './service'

/** Stands in for systemd with deploy/fairground@.service: the same directory, settings, port and way to stop. */
export interface Supervisor {
  output(port: number): string
  /** A directory with a `systemctl` in it that restarts what runs here. */
  bin: string
  stop(): Promise<void>
}

interface Options {
  directory: string
  /** What the unit calls /srv/fairground/current and /etc/fairground/fairground.env. */
  current: string
  settings: string
}

export async function startSupervisor({ directory, current, settings }: Options): Promise<Supervisor> {
  const services = new Map<number, Service>()
  const outputs = new Map<number, string>()

  async function restart(port: number): Promise<void> {
    const former = services.get(port)
    await former?.stop()
    outputs.set(port, (outputs.get(port) ?? '') + (former?.output ?? ''))
    services.set(port, startProduct({ directory: current, settings, port }))
  }

  const control = createServer((request, response) => {
    const port = Number(/^\/restart\/fairground@(\d+)$/.exec(request.url ?? '')?.[1])
    const done = (status: number) => response.writeHead(status).end()
    restart(port).then(
      () => done(200),
      () => done(500),
    )
  })
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve))
  const bin = path.join(directory, 'bin')
  writeSystemctl(bin, (control.address() as AddressInfo).port)
  return {
    bin,
    output: (port) => (outputs.get(port) ?? '') + (services.get(port)?.output ?? ''),
    async stop() {
      control.close()
      await Promise.all([...services.values()].map((service) => service.stop()))
    },
  }
}

function writeSystemctl(bin: string, port: number): void {
  const file = path.join(bin, 'systemctl')
  mkdirSync(bin, { recursive: true })
  writeFileSync(file, `#!/bin/sh\nexec curl --silent --show-error --fail "http://127.0.0.1:${port}/$1/$2"\n`)
  chmodSync(file, 0o755)
}

interface Product {
  directory: string
  settings: string
  port: number
}

export const startProduct = ({ directory, settings, port }: Product): Service =>
  startService(process.execPath, [`--env-file=${settings}`, 'server/dist/main.js'], {
    cwd: directory,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port) },
  })

export const isReady = (service: Service, port: number): Promise<void> =>
  answers(service, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
