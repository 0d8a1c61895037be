import { randomUUID } from 'node:crypto'
import type { Client } from '@fairground/wire/kernel/client'
import { hall as list } from '@fairground/wire/list/lists/hall'
import type { TestFair } from '../support/test-fair'

const plain = {
  name: { zh: '新馆', en: 'New Hall' },
  usage: 'open',
  kind: 'indoor',
  exhibitType: '99',
  widthM: 60,
  depthM: 40,
}

export async function addHall(client: Client, code: string, given: object = {}): Promise<string> {
  const newId = randomUUID()
  await client(list.calls.add, { body: { ...plain, ...given, code, newId } })
  return newId
}

/** As a form does: everything the hall says, with what is to change. */
export async function editHall(client: Client, id: string, change: object): Promise<unknown> {
  const row = await client(list.calls.find, { params: { id } })
  const said = Object.fromEntries(Object.keys(list.fields).map((name) => [name, row[name]]))
  return client(list.calls.edit, { body: { ...said, ...change, id, version: row.version } })
}

/** As a designer would leave it behind. */
export async function addBooth(
  { platform: { db, settings } }: TestFair,
  hallId: string,
  code: string,
  given: { edition?: number; status?: string; name?: string } = {},
): Promise<string> {
  const { id } = await db
    .insertInto('booth')
    .values({
      hall_id: hallId,
      edition: settings.current().edition,
      code,
      booth_class: 'standard',
      exhibit_type: '02',
      open_sides: 1,
      x_m: 50,
      y_m: 30,
      width_m: 3,
      depth_m: 3,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
