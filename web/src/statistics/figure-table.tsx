import type { Figures } from '@fairground/wire/statistics'
import { rowsPath } from '@fairground/wire/statistics/addresses'
import type { Statistic } from '@fairground/wire/statistics/definitions'
import { measureFigure, measureTitle, titleOf } from '@fairground/wire/statistics/words'
import { Link, useLocation } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import type { ShownFigures } from './shown-figures'
import styles from './statistics.module.css'
import { statisticsTexts as texts } from './statistics.texts'
import { useNames } from './use-names'

interface Props {
  statistic: Statistic
  figures: Figures
  shown: ShownFigures
  narrowed: Readonly<Record<string, string>>
  compare: number | undefined
  /** The one that is told apart once more, where the figures are. */
  measure: string
}

/** Every figure leads to the rows it is made of. */
export function FigureTable({ statistic, figures, shown, narrowed, compare, measure }: Props) {
  const say = useSay()
  const language = useLanguage()
  const here = useLocation()
  const nameOf = useNames(statistic, figures.names)
  const measures = Object.entries(statistic.view.measures)
  const chosen = statistic.view.measures[measure]
  const shared = {
    ...narrowed,
    edition: figures.edition,
    ...(shown.within && statistic.view.within ? { [statistic.view.within]: shown.within } : {}),
  }
  type Said = Record<string, string | number | undefined>

  function cell(name: string, value: number, what: string, said: Said) {
    const of = statistic.view.measures[name]
    if (!of) return null
    const figure = measureFigure(of, value, language)
    if (value === 0) return <span className={styles.none}>{figure}</span>
    return (
      <Link
        to={rowsPath(statistic, { ...shared, ...said, ...of.where }, here)}
        aria-label={say(texts.open, { what: `${what} ${of.title[language]}`, figure })}
      >
        {figure}
      </Link>
    )
  }

  const heads = shown.split
    ? [
        ...shown.splits.map((value) => ({ id: value, title: nameOf(shown.split ?? '', value) })),
        { id: '*', title: say(texts.total) },
      ]
    : measures.map(([name, one]) => ({ id: name, title: measureTitle(one, language) }))
  const row = (key: string) => {
    const what = nameOf(shown.by, key)
    return shown.split
      ? [
          ...shown.splits.map((value) =>
            cell(measure, shown.of(key, value)[measure] ?? 0, `${what} ${nameOf(shown.split ?? '', value)}`, {
              [shown.by]: key,
              [shown.split ?? '']: value,
            }),
          ),
          cell(measure, shown.of(key)[measure] ?? 0, what, { [shown.by]: key }),
        ]
      : measures.map(([name]) => cell(name, shown.of(key)[name] ?? 0, what, { [shown.by]: key }))
  }
  const last = shown.split
    ? [
        ...shown.splits.map((value) =>
          cell(measure, shown.total(value)[measure] ?? 0, nameOf(shown.split ?? '', value), {
            [shown.split ?? '']: value,
          }),
        ),
        cell(measure, shown.total()[measure] ?? 0, say(texts.total), {}),
      ]
    : measures.map(([name]) => cell(name, shown.total()[name] ?? 0, say(texts.total), {}))
  const figure = (value: number) => (chosen ? measureFigure(chosen, value, language) : '')
  const earlier = (now = 0, before = 0) => (
    <>
      <td>{figure(before)}</td>
      <td className={now < before ? styles.less : now > before ? styles.more : undefined}>
        {now === before ? '–' : `${now > before ? '+' : '−'}${figure(Math.abs(now - before))}`}
      </td>
    </>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways must be reachable by keyboard
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{titleOf(statistic, shown.by)[language]}</th>
            {heads.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
            {shown.before && compare ? (
              <>
                <th scope="col">
                  {say(texts.editionOf, { edition: compare })} {chosen?.title[language]}
                </th>
                <th scope="col">{say(texts.change)}</th>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {shown.keys.map((key) => (
            <tr key={key}>
              <th scope="row">{nameOf(shown.by, key)}</th>
              {row(key).map((content, place) => (
                <td key={heads[place]?.id}>{content}</td>
              ))}
              {shown.before ? earlier(shown.of(key)[measure], shown.before(key)[measure]) : null}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(texts.total)}</th>
            {last.map((content, place) => (
              <td key={heads[place]?.id}>{content}</td>
            ))}
            {shown.totalBefore ? earlier(shown.total()[measure], shown.totalBefore()[measure]) : null}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
