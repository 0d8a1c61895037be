import { randomBytes } from 'node:crypto'

export interface DataKey {
  /** Written beside whatever it sealed, so that a later key need not be tried on it. */
  id: string
  key: Buffer
}

/** The first one seals, all of them open. */
export interface DataKeys {
  current: DataKey
  all: ReadonlyMap<string, DataKey>
}

const keyBytes = 32
const shape = /^([a-z0-9-]{1,32}):([A-Za-z0-9+/]{43}=)$/

/** Why these are no keys. Never quotes them: the complaint goes to logs and screens. */
export function dataKeysProblem(text: string): string | undefined {
  const parts = partsOf(text)
  const ids = parts.map((part) => shape.exec(part)?.[1])
  const wrong = ids.indexOf(undefined)
  if (wrong >= 0)
    return (
      `the ${wrong + 1}. entry is no key: each is NAME:KEY with a name of small letters, digits and - and 32 random ` +
      'bytes as base64; `node server/dist/admin.js data-key` makes one'
    )
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  return twice === undefined ? undefined : `two keys are called ${twice}`
}

/** Of a text without a problem. */
export function readDataKeys(text: string): DataKeys {
  const keys = partsOf(text).map((part) => {
    const [, id = '', key = ''] = shape.exec(part) ?? []
    return { id, key: Buffer.from(key, 'base64') }
  })
  const [current] = keys
  if (!current || dataKeysProblem(text)) throw new Error('These are no data keys.')
  return { current, all: new Map(keys.map((key) => [key.id, key])) }
}

const partsOf = (text: string): string[] => text.split(',').map((part) => part.trim())

/** Named after the day it was made, with a few letters so that two of one day differ. */
export function newDataKey(today = new Date()): string {
  const day = today.toISOString().slice(0, 10).replaceAll('-', '')
  return `k${day}-${randomBytes(2).toString('hex')}:${randomBytes(keyBytes).toString('base64')}`
}
