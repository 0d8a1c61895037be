import type { PermissionKey } from '@fairground/domain/account'
import { areas, keyAreas, keyNames, keysIn } from '@fairground/domain/system'
import { useLanguage } from '../../lib/language'
import styles from './keys-by-area.module.css'

/** What some keys let a person do, in plain words. */
export function KeysByArea({ keys }: { keys: readonly PermissionKey[] }) {
  const language = useLanguage()
  return (
    <div className={styles.keys}>
      {areas.map((area) => {
        const held = keysIn(area).filter((key) => keys.includes(key))
        return held.length === 0 ? null : (
          <section key={area}>
            <h3>{keyAreas[area][language]}</h3>
            <ul>
              {held.map((key) => (
                <li key={key}>{keyNames[key][language]}</li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
