import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { filesIn } from '../../src/backup/backup-layout'
import { type BackedUpFair, block, waits } from './backed-up-fair'
import { backUpTo, everyFile, makeEmptyPlace, makeFolder, sourceOf, startCommand } from './backup-support'

/** A back-up that a signal cuts short is none, and the next one is made. */
export async function cutBackUpShort({ fair, files, env }: BackedUpFair, signal: 'SIGKILL' | 'SIGTERM') {
  const backup = path.join(await makeFolder(), 'backup')
  const letGo = await block(fair.database.url, 'LOCK TABLE audit_entry IN ACCESS EXCLUSIVE MODE')
  const command = startCommand('backup', backup, env)
  await waits(fair.database.url)
  const [unfinished = ''] = await readdir(path.dirname(backup))
  expect(unfinished).toMatch(/^backup\.unfinished-/)
  command.kill(signal)
  if (signal === 'SIGTERM') await letGo()
  const { code, complained } = await command.ended
  if (signal === 'SIGKILL') await letGo()
  const left = signal === 'SIGKILL' ? [unfinished] : []
  expect(await readdir(path.dirname(backup))).toEqual(left)
  if (signal === 'SIGTERM') {
    expect(code).toBe(1)
    expect(complained).toMatch(
      /could not be made: it was interrupted\nWhat had been written of it was removed/,
    )
  } else {
    const place = await makeEmptyPlace()
    await expect(place.restore(path.join(path.dirname(backup), unfinished))).rejects.toThrow(
      /no complete back-up/,
    )
  }

  await backUpTo(sourceOf(fair.database.url, files), backup)
  expect((await stat(backup)).mode & 0o777).toBe(0o700)
  expect(await everyFile(filesIn(backup))).toEqual(await everyFile(files))
}
