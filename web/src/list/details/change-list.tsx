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

interface Props {
  changes: Change[]
  /** Of a new row everything is new, so its values stand alone. */
  fresh?: boolean
}

/** Before → after, field by field. */
export function ChangeList({ changes, fresh = false }: Props) {
  const say = useSay()
  if (changes.length === 0) return <p className={styles.note}>{say(texts.nothingVisible)}</p>
  return (
    <dl className={styles.changes}>
      {changes.map(({ key, title, before, after }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>
            {fresh ? null : (
              <>
                {before ? <del>{before}</del> : <span className={styles.none}>{say(texts.nothing)}</span>}
                <ArrowRightOutlined aria-label={say(texts.to)} className={styles.arrow ?? ''} />
              </>
            )}
            {after ? <ins>{after}</ins> : <span className={styles.none}>{say(texts.nothing)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
