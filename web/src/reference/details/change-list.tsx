import { ArrowRightOutlined } from '@ant-design/icons'
import { useSay } from '../../lib/language'
import styles from './details.module.css'
import { detailsTexts as texts } from './details.texts'

export interface Change {
  key: string
  title: string
  before: string
  after: string
}

/** Before → after, field by field. A value that was not there before stands alone. */
export function ChangeList({ changes }: { changes: Change[] }) {
  const say = useSay()
  if (changes.length === 0) return <p className={styles.note}>{say(texts.nothingVisible)}</p>
  return (
    <dl className={styles.changes}>
      {changes.map(({ key, title, before, after }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>
            {before ? (
              <>
                <del>{before}</del>
                <ArrowRightOutlined aria-label={say(texts.to)} className={styles.arrow ?? ''} />
              </>
            ) : null}
            {after ? <ins>{after}</ins> : <span className={styles.none}>{say(texts.nothing)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
