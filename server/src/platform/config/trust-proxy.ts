import { isIP } from 'node:net'

/** Names for networks that Fastify knows. */
const networks = ['loopback', 'linklocal', 'uniquelocal']

/** Why this says nothing about which proxies may be believed, or believes everybody. */
export function trustProxyProblem(words: string): string | undefined {
  if (words === 'true' || words === 'false') return undefined
  const wrong = words.split(',').find((word) => !isNetwork(word.trim()))
  return wrong === undefined
    ? undefined
    : `"${wrong.trim()}" is no address; name those of your proxy (${networks.join(', ')}, 10.0.0.5, 10.0.0.0/8), or false`
}

function isNetwork(word: string): boolean {
  if (networks.includes(word)) return true
  const [address = '', prefix, ...more] = word.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (bits === 0 || more.length > 0) return false
  // A network of everybody would believe whatever a visitor writes.
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits)
}
