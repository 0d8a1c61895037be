import { Fragment } from 'react'
import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import { countTexts, joints } from './list.texts'
import styles from './list-summary.module.css'

export interface Part {
  /** Says how many, too. */
  text: string
  /** The search that finds them. */
  search: string
}

interface Props {
  list: { all: number | undefined; total: number; searched: boolean }
  unit?: keyof typeof countTexts
  /** What is worth knowing of all rows, each leading to the rows it counts. */
  parts?: readonly Part[]
}

/** How many rows there are, how many of them ask for attention, and how many were found. */
export function ListSummary({ list, unit = 'rows', parts = [] }: Props) {
  const say = useSay()
  const { all, total, searched } = list
  if (all === undefined) return null
  return (
    <p className={styles.summary}>
      {say(countTexts[unit].all, { count: all })}
      {parts.map(({ text, search }, index) => (
        <Fragment key={search}>
          {say(index === 0 ? joints.first : joints.next)}
          <Link to={{ search }}>{text}</Link>
        </Fragment>
      ))}
      {searched ? (
        <>
          {say(joints.found)}
          <b>{say(countTexts[unit].found, { count: total })}</b>
        </>
      ) : null}
    </p>
  )
}
