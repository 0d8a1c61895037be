import { FilePreview } from './file-preview'
import styles from './stored-document.module.css'
import { Thumbnail } from './thumbnail'

/** An uploaded document to look at. */
export function StoredDocument({ fileId, name, kind }: { fileId: string; name: string; kind: string }) {
  const pdf = kind === '.pdf'
  return (
    <div className={styles.document}>
      <Thumbnail fileId={fileId} pdf={pdf} name={name} />
      <div className={styles.words}>
        <span>{name}</span>
        <FilePreview fileId={fileId} pdf={pdf} name={name} />
      </div>
    </div>
  )
}
