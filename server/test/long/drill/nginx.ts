import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findFreePort } from '../../../src/platform/embedded-postgres/free-port'
import { the } from './programs'
import { answers, type Service, startService } from './service'
import { type Visitor, visitorOf } from './visitor'

export interface Nginx {
  service: Service
  visitor: Visitor
  plainOrigin: string
}

interface Options {
  directory: string
  /** deploy/nginx.conf */
  site: string
  /** What the document calls /srv/fairground. */
  root: string
  ports: [number, number]
}

/** The site as it is delivered, with nothing changed but ports, certificate and places. */
export async function startNginx({ directory, site, root, ports }: Options): Promise<Nginx> {
  mkdirSync(directory)
  const certificate = makeCertificate(directory)
  const [plain, secure] = [await findFreePort(), await findFreePort()]
  const config = readFileSync(site, 'utf8')
    .replaceAll(/^.*listen \[::\].*\n/gm, '')
    .replace(/^ {2}listen 80;/m, `  listen 127.0.0.1:${plain};`)
    .replace(/^ {2}listen 443 /m, `  listen 127.0.0.1:${secure} `)
    .replace('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${ports[1]}`)
    .replaceAll('/etc/letsencrypt/live/fair.example.com', directory)
    .replaceAll('/srv/fairground', root)
  writeFileSync(path.join(directory, 'site.conf'), config)
  writeFileSync(path.join(directory, 'nginx.conf'), around(directory))
  const service = startService(the('nginx'), ['-p', directory, '-c', path.join(directory, 'nginx.conf')], {})
  const visitor = visitorOf(secure, certificate)
  try {
    await answers(service, async () => (await visitor.ask('/healthz')).status === 200)
  } catch (error) {
    await service.stop()
    throw error
  }
  return { service, visitor, plainOrigin: `http://127.0.0.1:${plain}` }
}

/** What a distribution's nginx.conf has around its sites. */
function around(directory: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    'daemon off;',
    `pid ${directory}/nginx.pid;`,
    'error_log stderr warn;',
    'events { worker_connections 512; }',
    'http {',
    'access_log off;',
    `include ${mimeTypes()};`,
    ...temporary.map((kind) => `${kind}_temp_path ${directory}/${kind};`),
    `include ${directory}/site.conf;`,
    '}',
  ].join('\n')
}

function mimeTypes(): string {
  const said = execFileSync('sh', ['-c', '"$0" -V 2>&1', the('nginx')], { encoding: 'utf8' })
  const config = /--conf-path=(\S+)/.exec(said)?.[1] ?? '/etc/nginx/nginx.conf'
  return path.join(path.dirname(config), 'mime.types')
}

function makeCertificate(directory: string): string {
  const file = path.join(directory, 'fullchain.pem')
  const names = ['-subj', '/CN=fair.example.com', '-addext', 'subjectAltName=DNS:fair.example.com']
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', path.join(directory, 'privkey.pem')]
  execFileSync(the('openssl'), ['req', '-x509', ...key, '-out', file, '-days', '2', ...names], {
    stdio: 'pipe',
  })
  return readFileSync(file, 'utf8')
}
