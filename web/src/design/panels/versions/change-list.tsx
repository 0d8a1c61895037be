import { boothClassNames } from '@fairground/domain/booth'
import type { PlanComparison } from '@fairground/floorplan/design/compare'
import type { DraftBooth } from '@fairground/floorplan/design/draft'
import { useState } from 'react'
import { useLanguage, useSay } from '../../../lib/language'
import { areaIn } from '../measures'
import styles from './change-list.module.css'
import { changeWords } from './change-words'
import { versionTexts as texts } from './versions.texts'

interface Props {
  changes: PlanComparison
  /** Shows them on the plan; what is gone from it leads to where it stood. */
  onShow?: ((booths: readonly DraftBooth[]) => void) | undefined
}

interface Line {
  booth: DraftBooth
  words: string
}

const firstShown = 40

/** What is different between two plans, booth by booth. */
export function ChangeList({ changes, onShow }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { added, removed, changed, elements } = changes
  if (changes.same) return <p className={styles.none}>{say(texts.same)}</p>
  const plain = (booth: DraftBooth): Line => ({
    booth,
    words: `${boothClassNames[booth.boothClass][language]} · ${areaIn(booth)} m²`,
  })
  const others = elements.added + elements.changed + elements.removed
  return (
    <div className={styles.list}>
      <Part
        tone="added"
        title={say(texts.added, { count: added.length })}
        lines={added.map(plain)}
        onShow={onShow}
      />
      <Part
        tone="changed"
        title={say(texts.changed, { count: changed.length })}
        lines={changed.map((change) => ({ booth: change.after, words: changeWords(change, language) }))}
        onShow={onShow}
      />
      <Part
        tone="removed"
        title={say(texts.removed, { count: removed.length })}
        lines={removed.map(plain)}
        onShow={onShow}
      />
      {changes.hall ? <p className={styles.other}>{say(texts.hall)}</p> : null}
      {others > 0 ? <p className={styles.other}>{say(texts.elements, elements)}</p> : null}
    </div>
  )
}

const marks = { added: '+', changed: '~', removed: '−' } as const

interface PartProps extends Pick<Props, 'onShow'> {
  tone: keyof typeof marks
  title: string
  lines: readonly Line[]
}

function Part({ tone, title, lines, onShow }: PartProps) {
  const say = useSay()
  const [isWhole, setWhole] = useState(false)
  if (lines.length === 0) return null
  const shown = isWhole ? lines : lines.slice(0, firstShown)
  return (
    <section className={styles[tone]}>
      <header>
        <h3>
          <i aria-hidden="true">{marks[tone]}</i> {title}
        </h3>
        {onShow && tone !== 'removed' ? (
          <button type="button" onClick={() => onShow(lines.map(({ booth }) => booth))}>
            {say(texts.allOnPlan)}
          </button>
        ) : null}
      </header>
      <ul>
        {shown.map(({ booth, words }) => (
          <li key={booth.id}>
            <button type="button" disabled={!onShow} onClick={() => onShow?.([booth])}>
              <b>{booth.code || say(texts.unnumbered)}</b>
              <span>{words}</span>
            </button>
          </li>
        ))}
      </ul>
      {lines.length > shown.length ? (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {say(texts.moreLines, { count: lines.length - shown.length })}
        </button>
      ) : null}
    </section>
  )
}
