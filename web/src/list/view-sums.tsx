import type { ListSearch, ViewList } from '@fairground/wire/list'
import { measureText } from '@fairground/wire/statistics/words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage, useSay } from '../lib/language'
import { asking } from '../session/use-call'
import styles from './list.module.css'
import { listTexts as texts } from './list.texts'

interface Props {
  view: ViewList
  search: ListSearch
  /** What the rows were narrowed to, in words. */
  narrowed: readonly string[]
}

/** What all rows found add up to: the figure they were opened from, again. */
export function ViewSums({ view, search, narrowed }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { page: _page, pageSize: _size, sort: _sort, ...found } = search
  const { data } = useQuery({
    ...asking(view.calls.sums, { body: { ...found, page: 1, pageSize: 10 } }),
    placeholderData: keepPreviousData,
  })
  const measures = Object.entries(view.measures)
  return (
    <section className={styles.sums} aria-label={say(texts.sumsOf)}>
      {narrowed.length > 0 ? <p>{narrowed.join(' · ')}</p> : null}
      {(data ?? []).map(({ within, values }) => (
        <dl key={within}>
          {within ? (
            <div>
              <dt>{say(texts.sumsOf)}</dt>
              <dd>{within}</dd>
            </div>
          ) : null}
          {measures.map(([name, measure]) => (
            <div key={name}>
              <dt>{measure.title[language]}</dt>
              <dd>{measureText(measure, values[name] ?? 0, language)}</dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  )
}
