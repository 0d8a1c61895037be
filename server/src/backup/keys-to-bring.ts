import type { StorageSettings } from '../platform/config/config'
import { findDataKeys, keptKeysFile } from '../platform/secrets/kept-data-keys'
import type { Manifest } from './manifest'

/**
 * What a person must bring before the restored fair can read everything: a back-up names its keys, but holds none. The rows
 * are whole without them, so this is no reason to refuse; empty where nothing is missing.
 */
export function keysToBring(
  { dataKeys = [] }: Pick<Manifest, 'dataKeys'>,
  config: Pick<StorageSettings, 'DATA_KEYS' | 'dataDir'>,
): string {
  const here = findDataKeys(config)
  const missing = dataKeys.filter((id) => !here?.all.has(id))
  if (missing.length === 0) return ''
  const place = config.DATA_KEYS === undefined ? keptKeysFile(config.dataDir) : 'DATA_KEYS'
  return `
ATTENTION: identity numbers in it are sealed with ${missing.length === 1 ? 'the data key' : 'the data keys'} ${missing.join(', ')}, which this place does not have.
Nothing is lost, but nobody can read them, nor print badges, until you bring the key from where the fair was: copy it into DATA_KEYS, or the file data-keys to ${place === 'DATA_KEYS' ? keptKeysFile(config.dataDir) : place}, before you start it.`
}
