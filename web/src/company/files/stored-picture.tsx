import { useState } from 'react'
import { useSay } from '../../lib/language'
import { fileTexts as texts } from './file.texts'
import { PreviewDialog } from './preview-dialog'
import styles from './stored-picture.module.css'
import { Thumbnail } from './thumbnail'

/** An uploaded picture to look at; it opens at its full size. The button is called what stands in it, also when that is gone. */
export function StoredPicture({ fileId, name }: { fileId: string; name: string }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const [gone, setGone] = useState(false)
  return (
    <>
      <button type="button" className={styles.button} disabled={gone} onClick={() => setOpen(true)}>
        <Thumbnail fileId={fileId} name={say(texts.previewOf, { name })} onGone={() => setGone(true)} />
      </button>
      <PreviewDialog fileId={fileId} name={name} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
