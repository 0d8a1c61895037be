import { isIPv6 } from 'node:net'

/** What one household or company holds: an IPv4 address, or the /64 in which IPv6 hands out addresses by the billion. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(8 - front.length - back.length).fill('0')
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`
}
