import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useSay } from '../../lib/language'
import { deskTexts as texts } from './desk.texts'
import { DocumentViewer } from './document-viewer'
import styles from './documents-pane.module.css'
import type { ShownDocument } from './use-documents'

interface Props {
  documents: ShownDocument[]
  shown: string | undefined
  onShow: (id: string) => void
}

/** The licence and what else was uploaded, beside the data it has to agree with. */
export function DocumentsPane({ documents, shown, onShow }: Props) {
  const say = useSay()
  const current = documents.find(({ id }) => id === shown) ?? documents[0]
  if (!current) return null
  const kinds = [...new Set(documents.map(({ kind }) => kind))]
  const ofKind = (kind: string) => documents.filter((one) => one.kind === kind)
  const siblings = ofKind(current.kind)
  const at = siblings.indexOf(current)
  const step = (by: number) => {
    const other = siblings[(at + by + siblings.length) % siblings.length]
    if (other) onShow(other.id)
  }
  return (
    <section className={styles.pane} aria-label={say(texts.documents)}>
      <div className={styles.head}>
        <fieldset className={styles.tabs} aria-label={say(texts.documents)}>
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={kind === current.kind}
              onClick={() => onShow(ofKind(kind)[0]?.id ?? '')}
            >
              {kind}
              {ofKind(kind).length > 1 ? ` ${ofKind(kind).length}` : null}
            </button>
          ))}
        </fieldset>
        {siblings.length > 1 ? (
          <span className={styles.steps}>
            <Button
              type="text"
              size="small"
              icon={<LeftOutlined />}
              aria-label={say(texts.previousPicture)}
              onClick={() => step(-1)}
            />
            {at + 1} / {siblings.length}
            <Button
              type="text"
              size="small"
              icon={<RightOutlined />}
              aria-label={say(texts.nextPicture)}
              onClick={() => step(1)}
            />
          </span>
        ) : (
          <span className={styles.name}>{current.name}</span>
        )}
      </div>
      <DocumentViewer key={current.id} document={current} />
    </section>
  )
}
