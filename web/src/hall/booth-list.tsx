import { boothClassNames, boothStates, countAs, openingName } from '@fairground/domain/booth'
import { nearestFirst, searchKeys } from '@fairground/domain/hall'
import type { PlanColours } from '@fairground/floorplan/plan-colours'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNotOffered } from '../booth'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import type { BoothActs } from './booth-acts'
import { boothTexts } from './booth-facts.texts'
import styles from './booth-list.module.css'
import { areaOf, type BoothOnMap, nameOf, stateName } from './booth-on-map'
import { hallTexts as texts } from './hall.texts'
import { StateSwatch } from './state-swatch'

interface Props {
  caption: string
  booths: readonly BoothOnMap[]
  own: ReadonlySet<string>
  colours: PlanColours
  chosen: BoothOnMap | undefined
  acts: Pick<BoothActs, 'name' | 'buttonFor' | 'lineOf' | 'markFor'> | undefined
  onChoose: (booth: BoothOnMap) => void
}

const keysOf = ({ code, name, fullName }: BoothOnMap) =>
  searchKeys({ code, names: [name.zh, name.en, fullName?.zh ?? '', fullName?.en ?? ''] })

/** Everything the plan shows, as a table: for keys, for screen readers, and for whoever likes lists better. */
export function BoothList({ caption, booths, own, colours, chosen, acts, onChoose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [wanted, setWanted] = useState('')
  const body = useRef<HTMLTableSectionElement>(null)
  const notOffered = useNotOffered()
  const shown = wanted.trim() ? nearestFirst(booths, keysOf, wanted) : booths
  const counts = Object.fromEntries(
    boothStates.map((state) => [state, shown.filter((booth) => booth.state === state).length]),
  )
  const metres = (length: number) => formatNumber(length, language)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where one came from
  useEffect(() => {
    if (!chosen) return
    const row = body.current?.querySelector<HTMLElement>('[aria-selected="true"] button')
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'center' })
  }, [])

  function onKeyDown(event: KeyboardEvent): void {
    const buttons = [...(body.current?.querySelectorAll<HTMLButtonElement>('th button') ?? [])]
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    buttons[to]?.focus()
  }

  return (
    <section className={styles.list} aria-label={caption}>
      <div className={styles.head}>
        <input
          type="search"
          className={styles.filter}
          aria-label={say(boothTexts.filter)}
          placeholder={say(texts.search)}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <p role="status">
          {[say(boothTexts.boothsShown, { count: countAs('offered', counts) }), notOffered(counts)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {shown.length === 0 ? (
        <p className={styles.none}>
          {say(booths.length === 0 && !wanted ? boothTexts.noBooths : boothTexts.noneLeft)}
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div className={styles.scroll} role="group" aria-label={caption} tabIndex={0}>
          <table className={styles.table}>
            <caption>{caption}</caption>
            <thead>
              <tr>
                <th scope="col">{say(boothTexts.code)}</th>
                {acts ? <th scope="col">{acts.name}</th> : null}
                <th scope="col">{say(boothTexts.state)}</th>
                <th scope="col">{say(boothTexts.name)}</th>
                <th scope="col">{say(boothTexts.boothType)}</th>
                <th scope="col">{say(boothTexts.size)}</th>
                <th scope="col">{say(boothTexts.area)}</th>
                <th scope="col">{say(boothTexts.openSides)}</th>
              </tr>
            </thead>
            <tbody ref={body} onKeyDown={onKeyDown}>
              {shown.map((booth) => (
                <tr key={booth.id} aria-selected={booth.id === chosen?.id}>
                  <th scope="row">
                    <button type="button" title={say(boothTexts.onPlan)} onClick={() => onChoose(booth)}>
                      {booth.code}
                    </button>
                  </th>
                  {acts ? (
                    <td className={styles.act}>
                      <div>
                        {acts.markFor(booth)}
                        {acts.buttonFor(booth) ?? acts.lineOf(booth)}
                      </div>
                    </td>
                  ) : null}
                  <td>
                    <span className={styles.state}>
                      <StateSwatch colours={colours} state={booth.state} special={booth.special} />
                      {stateName(booth, language)}
                      {own.has(booth.id) ? ` · ${say(boothTexts.mine)}` : ''}
                    </span>
                  </td>
                  <td>{nameOf(booth, language)}</td>
                  <td>{boothClassNames[booth.boothClass][language]}</td>
                  <td className={styles.figure}>
                    {metres(booth.width)} × {metres(booth.depth)} m
                  </td>
                  <td className={styles.figure}>{metres(areaOf(booth))} m²</td>
                  <td>{openingName(booth.openSides)?.[language]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
