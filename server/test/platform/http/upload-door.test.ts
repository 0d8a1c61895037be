import { codes } from '@fairground/wire/kernel/codes'
import { expect, it } from 'vitest'
import { httpMessages } from '../../../src/platform/http/http.messages'
import { UploadDoor } from '../../../src/platform/http/upload-door'
import { signal } from '../../support/signal'

const own = { code: codes.tooMany, messageKey: httpMessages.ownUploads, params: { count: 2 } }
const many = { code: codes.busy, messageKey: httpMessages.manyUploads }
const nothing = async () => undefined

it('lets in so many of one account and so many in all, and the next when one is done, well or not', async () => {
  const door = new UploadDoor({ ofOneAccount: 2, inAll: 3 })
  const over = signal()
  const fails = async () => {
    await over.given
    throw new Error('broken off')
  }
  const inside = ['a', 'a', 'b'].map((account) => door.letIn(account, fails))
  await expect(door.letIn('a', nothing)).rejects.toMatchObject(own)
  await expect(door.letIn('b', nothing)).rejects.toMatchObject(many)
  await expect(door.letIn('c', nothing)).rejects.toMatchObject(many)
  over.give()
  for (const upload of inside) await expect(upload).rejects.toThrow('broken off')
  for (const account of ['a', 'b', 'c']) await expect(door.letIn(account, nothing)).resolves.toBeUndefined()
})
