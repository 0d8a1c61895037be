import type { SiteOverview } from '@fairground/wire/hall/maps'
import { useCallback, useId } from 'react'
import { useLanguage, useSay } from '../lib/language'
import button from '../ui/plain-button.module.css'
import plain from '../ui/plain-input.module.css'
import { boothsElsewhere } from './booths-elsewhere'
import { hallTexts } from './hall.texts'
import type { MapSource } from './read-halls'
import { type Spot, writeSpot } from './spot'
import { doorsOfHall, nearestName } from './start-names'
import { BoothOption, Group } from './start-options'
import { useRead } from './use-read'
import { wayTexts as texts } from './way.texts'
import styles from './way-panel.module.css'

interface Props {
  overview: SiteOverview
  maps: MapSource
  /** The hall that is looked at. */
  shown: string
  from: Extract<Spot, { kind: 'hall' | 'named' }>
  /** Where the way really begins, once it is found. */
  start: Spot | undefined
  to: Extract<Spot, { kind: 'named' }>
  onFrom: (from: string) => void
}

/** Where in another hall: by any of its doors, by one of them, or at a booth. Its booths are read once it is chosen. */
export function StartElsewhere({ overview, maps, shown, from, start, to, onFrom }: Props) {
  const say = useSay()
  const language = useLanguage()
  const field = useId()
  const hallId = overview.halls.find(({ code }) => code === from.hall)?.id
  const booths = useRead(
    useCallback(() => (hallId ? boothsElsewhere(maps, hallId) : Promise.resolve([])), [maps, hallId]),
  )
  const named = (name: string) => writeSpot({ kind: 'named', hall: from.hall, name }, shown)
  const anyDoor = { kind: 'hall' as const, hall: from.hall }
  const doors = [...doorsOfHall(overview, from.hall, language)]
  const chosen = writeSpot(from, shown)
  const isListed =
    from.kind === 'hall' ||
    doors.some(([id]) => id === from.name) ||
    booths.data?.some(({ code }) => code === from.name)
  return (
    <div className={styles.elsewhere}>
      <label className={styles.from} htmlFor={field}>
        {say(texts.whereIn, { hall: from.hall })}
      </label>
      <select
        id={field}
        className={`${plain.input} ${styles.select}`}
        value={chosen}
        onChange={({ target }) => onFrom(target.value)}
      >
        <option value={writeSpot(anyDoor, shown)}>
          {nearestName(anyDoor, from.kind === 'hall' ? start : undefined, overview, language)}
        </option>
        {from.kind === 'named' && !isListed ? <option value={chosen}>{from.name}</option> : null}
        <Group label={say(texts.entrances)}>
          {doors.map(([id, name]) => (
            <option key={id} value={named(id)}>
              {name}
            </option>
          ))}
        </Group>
        <Group label={say(texts.otherBooths)}>
          {(booths.data ?? [])
            .filter(({ code }) => from.hall !== to.hall || code !== to.name)
            .map((booth) => (
              <BoothOption key={booth.id} value={named(booth.code)} booth={booth} />
            ))}
        </Group>
      </select>
      {booths.failed ? (
        <p className={styles.failed} role="alert">
          {say(texts.boothsFailed, { hall: from.hall })}
          <button type="button" className={button.small} onClick={booths.retry}>
            {say(hallTexts.retry)}
          </button>
        </p>
      ) : null}
    </div>
  )
}
