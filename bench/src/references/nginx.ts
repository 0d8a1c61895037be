import { execFile } from 'node:child_process'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../../../server/src/platform/embedded-postgres/free-port'
import type { Command } from '../kernel/cores'
import { type Started, startServer } from '../kernel/process'
import { makeTempDir } from '../kernel/temp-dir'
import { ReferenceUnavailable } from './install'

interface NginxOptions {
  /** Its only file. */
  file: { name: string; body: Buffer; headers: Record<string, string> }
  on: (command: Command) => Command
}

const program = '/usr/sbin/nginx'

/** One process that serves one file, with everything off that would slow it down and everything on that helps. */
export async function startNginx({ file, on }: NginxOptions): Promise<Started> {
  await promisify(execFile)(program, ['-v']).catch(() => {
    throw new ReferenceUnavailable(`there is no ${program}: apt-get install nginx-light`)
  })
  const folder = await makeTempDir()
  const root = path.join(folder, 'root')
  const work = path.join(folder, 'work')
  await mkdir(root)
  await mkdir(work)
  await chmod(root, 0o755)
  await chmod(work, 0o777)
  await writeFile(path.join(root, file.name), file.body, { mode: 0o644 })
  const port = await findFreePort()
  const settings = path.join(folder, 'nginx.conf')
  await writeFile(settings, configuration({ port, root, work, headers: file.headers }), { mode: 0o644 })
  const command = on(unprivileged({ file: program, args: ['-p', work, '-c', settings, '-e', 'stderr'] }))
  return startServer({ command, env: process.env, port, dataDir: folder, readyPath: `/${file.name}` })
}

/** It needs no rights, so it gets none; setpriv replaces itself by the command. */
const unprivileged = ({ file, args }: Command): Command =>
  process.getuid?.() === 0
    ? { file: 'setpriv', args: ['--reuid=65534', '--regid=65534', '--clear-groups', file, ...args] }
    : { file, args }

interface Settings {
  port: number
  root: string
  work: string
  headers: Record<string, string>
}

const configuration = ({ port, root, work, headers }: Settings): string => `
daemon off;
master_process off;
pid ${work}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=16;
  open_file_cache_valid 1h;
  keepalive_requests 100000000;
  default_type application/json;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${work}/${kind};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port} backlog=4096;
    root ${root};
    ${Object.entries(headers)
      .map(([name, value]) => `add_header ${name} "${value}";`)
      .join('\n    ')}
  }
}
`
