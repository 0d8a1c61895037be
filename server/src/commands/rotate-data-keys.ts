import type { StorageSettings } from '../platform/config/config'
import { findDataKeys, keptKeysFile } from '../platform/secrets/kept-data-keys'
import { rotateSealed } from '../platform/secrets/rotate'
import { createSecrets } from '../platform/secrets/secrets'
import { withDatabase } from './with-database'

/** There is no key to seal with. */
export class KeysRefused extends Error {}

const mostNamed = 5

export async function rotateDataKeys(settings: StorageSettings): Promise<string> {
  const keys = findDataKeys(settings)
  if (!keys)
    throw new KeysRefused(
      `There are no data keys: neither DATA_KEYS nor ${keptKeysFile(settings.dataDir)}. Nothing was changed.`,
    )
  const { resealed, unreadable } = await withDatabase(settings, (db) => rotateSealed(db, createSecrets(keys)))
  const others = [...keys.all.keys()].filter((id) => id !== keys.current.id)
  if (unreadable.length === 0)
    return `Everything is sealed with ${keys.current.id} now; ${resealed} values were sealed anew.${
      others.length > 0 ? ` Nothing needs ${others.join(', ')} any more, except back-ups made before.` : ''
    }`
  const named = unreadable.slice(0, mostNamed).map(({ place, because }) => `  ${place}: ${because}`)
  throw new KeysRefused(
    [
      `${resealed} values were sealed anew with ${keys.current.id}; ${unreadable.length} were left as they are:`,
      ...named,
      ...(unreadable.length > mostNamed ? [`  and ${unreadable.length - mostNamed} more`] : []),
      'Keep every key you have, add the missing one to DATA_KEYS and run this again.',
    ].join('\n'),
  )
}
