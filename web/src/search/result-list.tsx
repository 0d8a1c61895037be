import { Button } from 'antd'
import { useSay } from '../lib/language'
import { EmptyState } from '../ui/empty-state'
import { uiTexts } from '../ui/ui.texts'
import { OptionRow } from './option-row'
import { keyOfOption, type Option, type OptionGroup } from './options'
import styles from './result-list.module.css'
import { searchTexts as texts } from './search.texts'
import type { Search } from './use-search'

export const resultsId = 'search-results'
export const idOfOption = (key: string): string =>
  `search-${key.replace(/[^\w-]/g, (sign) => `_${sign.codePointAt(0)}`)}`

interface Props {
  search: Search
  groups: OptionGroup[]
  words: string[]
  activeKey: string | undefined
  onPoint: (option: Option) => void
  onChoose: (option: Option) => void
}

export function ResultList({ search, groups, words, activeKey, onPoint, onChoose }: Props) {
  const say = useSay()
  return (
    <div className={styles.results}>
      <Note search={search} empty={groups.length === 0} />
      <div id={resultsId} role="listbox" aria-label={say(texts.results)} className={styles.list}>
        {groups.map(({ key, title, options, more, moreIsCapped }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a list box
          <div key={key} role="group" aria-labelledby={`group-${key}`} className={styles.group}>
            <div id={`group-${key}`} className={styles.title}>
              {say(title)}
            </div>
            {options.map((option) => {
              const optionKey = keyOfOption(option)
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field above holds the keyboard and names the active option
                <div
                  key={optionKey}
                  id={idOfOption(optionKey)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={optionKey === activeKey}
                  className={styles.option}
                  // Focus stays in the field, so that typing goes on after a click.
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseMove={() => (optionKey === activeKey ? undefined : onPoint(option))}
                  onClick={() => onChoose(option)}
                >
                  <OptionRow option={option} words={words} />
                </div>
              )
            })}
            {more > 0 ? (
              <div className={styles.more}>
                {say(moreIsCapped ? texts.moreCapped : texts.more, { count: more })}
              </div>
            ) : null}
          </div>
        ))}
      </div>
    </div>
  )
}

/** What to know when there is nothing to choose from. */
function Note({ search, empty }: { search: Search; empty: boolean }) {
  const say = useSay()
  if (search.state === 'failed')
    return (
      <div className={styles.note} role="alert">
        <p>
          <strong>{say(texts.failed)}</strong>
        </p>
        <p>{say(texts.failedNote)}</p>
        <Button size="small" onClick={search.retry}>
          {say(uiTexts.retry)}
        </Button>
      </div>
    )
  if (!empty) return null
  if (search.state === 'tooShort') return <p className={styles.note}>{say(texts.tooShort)}</p>
  if (search.state === 'searching')
    return (
      <div className={styles.waiting} role="status" aria-label={say(texts.searching)}>
        <span />
        <span />
        <span />
      </div>
    )
  if (search.state === 'ready')
    return <EmptyState title={say(texts.nothing, { text: search.text })}>{say(texts.nothingNote)}</EmptyState>
  return null
}
