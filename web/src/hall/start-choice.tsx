import type { SiteOverview } from '@fairground/wire/hall/maps'
import { useId, useMemo } from 'react'
import { useLanguage, useSay } from '../lib/language'
import plain from '../ui/plain-input.module.css'
import { doorNames } from './door-names'
import { isEntered } from './doors'
import type { MapSource } from './read-halls'
import { northOf } from './site-on-overview'
import { isIn, type Spot, writeSpot } from './spot'
import { StartElsewhere } from './start-elsewhere'
import { gateNames, nearestName, startName } from './start-names'
import { BoothOption, Group } from './start-options'
import { wayTexts as texts } from './way.texts'
import type { HallInView } from './way-ground'
import styles from './way-panel.module.css'

interface Props {
  overview: SiteOverview
  inView: HallInView
  maps: MapSource
  /** Nothing while none is chosen. */
  from: Spot | undefined
  /** Where the way really begins, once it is found. */
  start: Spot | undefined
  /** The booth the way leads to, which is no start. */
  to: Extract<Spot, { kind: 'named' }>
  onFrom: (from: string) => void
}

/** The start of a way: something of this hall, a gate, or another hall and then where in it. */
export function StartChoice({ overview, inView, maps, from, start, to, onFrom }: Props) {
  const say = useSay()
  const language = useLanguage()
  const field = useId()
  const { code } = inView
  const gates = useMemo(() => [...gateNames(overview, language)], [overview, language])
  const elsewhere =
    from && (from.kind === 'hall' || from.kind === 'named') && !isIn(from, code) ? from : undefined
  const chosen = elsewhere ? { kind: 'hall' as const, hall: elsewhere.hall } : from
  // What no list has: the place of a sheet that was scanned, or the site by whichever gate.
  const special = from?.kind === 'place' || from?.kind === 'site' ? from : undefined
  const anyDoor = { kind: 'hall' as const, hall: code }
  const nearest = (spot: Parameters<typeof nearestName>[0]) =>
    nearestName(spot, from?.kind === spot.kind && !elsewhere ? start : undefined, overview, language)
  const named = (name: string) => writeSpot({ kind: 'named', hall: code, name }, code)
  return (
    <>
      <label className={styles.from} htmlFor={field}>
        {say(texts.wayFrom)}
      </label>
      <select
        id={field}
        className={`${plain.input} ${styles.select}`}
        value={chosen ? writeSpot(chosen, code) : ''}
        onChange={({ target }) => onFrom(target.value)}
      >
        <option value="" disabled>
          {say(texts.chooseStart)}
        </option>
        {special ? (
          <option value={writeSpot(special, code)}>
            {special.kind === 'site' ? nearest(special) : startName(special, overview, code, language)}
          </option>
        ) : null}
        {isEntered(inView.scene, overview) ? (
          <option value={writeSpot(anyDoor, code)}>{nearest(anyDoor)}</option>
        ) : null}
        <Group label={say(texts.entrances)}>
          {[...doorNames(inView.scene, language, northOf(overview, code))].map(([id, name]) => (
            <option key={id} value={named(id)}>
              {name}
            </option>
          ))}
        </Group>
        <Group label={say(texts.gates)}>
          {gates.map(([id, name]) => (
            <option key={id} value={writeSpot({ kind: 'gate', gate: id }, code)}>
              {name}
            </option>
          ))}
        </Group>
        <Group label={say(texts.otherHalls)}>
          {overview.halls
            .filter((hall) => hall.code !== code && overview.site !== '')
            .map((hall) => (
              <option key={hall.id} value={writeSpot({ kind: 'hall', hall: hall.code }, code)}>
                {hall.code} {hall.name[language]}
              </option>
            ))}
        </Group>
        <Group label={say(texts.otherBooths)}>
          {inView.booths
            .filter((booth) => !isIn(to, code) || booth.code !== to.name)
            .map((booth) => (
              <BoothOption key={booth.id} value={named(booth.code)} booth={booth} />
            ))}
        </Group>
      </select>
      {elsewhere ? (
        <StartElsewhere
          key={elsewhere.hall}
          overview={overview}
          maps={maps}
          shown={code}
          from={elsewhere}
          start={start}
          to={to}
          onFrom={onFrom}
        />
      ) : null}
    </>
  )
}
