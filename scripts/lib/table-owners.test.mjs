import { describe, expect, it } from 'vitest'
import { ownerProblems, writersOf } from './table-owners.mjs'

const own = ['server/src/lamp/lamp.repository.ts', 'sql`INSERT INTO lamp (id) VALUES (1)`']
const other = ['server/src/room/room.repository.ts', 'sql`UPDATE lamp SET lit = true`']
const builder = ['server/src/house/house.repository.ts', "db.deleteFrom('lamp').where('id', '=', id)"]

describe('the owners of tables', () => {
  it('are found by inserts, updates with and without another name, and deletions, in words and in calls', () => {
    const renamed = ['server/src/hall/a.repository.ts', 'sql`UPDATE lamp AS one SET lit = false`']
    expect([...writersOf([own, other, builder, renamed]).get('lamp')]).toEqual([
      'lamp',
      'room',
      'house',
      'hall',
    ])
  })

  it('are left alone by readers and by the demo', () => {
    const reader = ['server/src/room/room.repository.ts', 'sql`SELECT id FROM lamp FOR UPDATE`']
    const furniture = ['server/src/demo/lamps.ts', 'sql`UPDATE lamp SET lit = true`']
    expect(ownerProblems([own, reader, furniture], {})).toEqual([])
  })

  it('are one each, but where it is said', () => {
    expect(ownerProblems([own, other], {})).toHaveLength(1)
    expect(ownerProblems([own, other], { lamp: ['lamp', 'room'] })).toEqual([])
    expect(ownerProblems([own, other, builder], { lamp: ['lamp', 'room'] })).toEqual([
      'lamp is changed by house, too: ask lamp or room for a function',
    ])
  })

  it('are said no longer than it is true', () => {
    expect(ownerProblems([own], { lamp: ['lamp', 'room'] })).toHaveLength(1)
  })
})
