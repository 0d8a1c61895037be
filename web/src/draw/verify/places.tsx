import { useDeferredValue, useMemo, useState } from 'react'
import { useSay } from '../../lib/language'
import type { CheckedPlace } from './check'
import styles from './verify.module.css'
import { verifyTexts as texts } from './verify.texts'

const mostShown = 20

/** Everybody looks for themselves first. */
export function Places({ places }: { places: readonly CheckedPlace[] }) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed.trim().toLowerCase())
  const found = useMemo(
    () =>
      wanted === ''
        ? places
        : places.filter(({ name, number }) => `${name}\n${number}`.toLowerCase().includes(wanted)),
    [places, wanted],
  )
  return (
    <section className={styles.places} aria-labelledby="places">
      <h2 id="places">{say(texts.places)}</h2>
      <input
        type="search"
        aria-label={say(texts.find)}
        placeholder={say(texts.find)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.length === 0 ? <p role="status">{say(texts.none)}</p> : null}
      {found.length > 0 ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{say(texts.place)}</th>
              <th scope="col">{say(texts.company)}</th>
              <th scope="col">{say(texts.number)}</th>
              <th scope="col">{say(texts.batch)}</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, mostShown).map(({ place, number, name, batch }) => (
              <tr key={place}>
                <td>{place}</td>
                <td>{name}</td>
                <td>{number}</td>
                <td>{say(texts.batchNumber, { batch })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {found.length > mostShown ? <p>{say(texts.more, { count: mostShown })}</p> : null}
    </section>
  )
}
