import type { OwnTypeChange } from '@fairground/wire/type-change'
import { useSay } from '../lib/language'
import styles from './type-change.module.css'
import { typeChangeTexts as texts } from './type-change.texts'

export function BoothsHeld({ booths }: { booths: NonNullable<OwnTypeChange['now']>['booths'] }) {
  const say = useSay()
  if (booths.length === 0) return say(texts.noBooths)
  return (
    <ul className={styles.booths}>
      {booths.map(({ code, hallCode, areaM2 }) => (
        <li key={code}>{say(texts.boothOf, { hall: hallCode, code, area: areaM2 })}</li>
      ))}
    </ul>
  )
}
