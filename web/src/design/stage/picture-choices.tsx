import { translate } from '@fairground/domain/text'
import { withPieces } from '@fairground/floorplan/design/edit'
import { uploadPlanPicture } from '@fairground/wire/design'
import { Button } from 'antd'
import { useRef } from 'react'
import { visibleFloor } from '../../hall'
import { useLanguage, useSay } from '../../lib/language'
import { newRequestId } from '../../lib/request-id'
import { UploadProgress } from '../../ui/upload/upload-progress'
import { useUploads } from '../../ui/upload/use-uploads'
import { askScale } from '../ask-scale'
import { useDesign } from '../design-context'
import { fitted } from '../fitted'
import { pictureFault } from '../picture-fault'
import styles from './making-choices.module.css'
import { stageTexts as texts } from './stage.texts'
import { useTable } from './stage-context'

/** A picture is chosen, sent, and laid into the middle of what is seen. */
export function PictureChoices() {
  const say = useSay()
  const language = useLanguage()
  const { editor } = useDesign()
  const { stage } = useTable()
  const input = useRef<HTMLInputElement>(null)
  const { uploads, replace, drop } = useUploads({
    endpoint: uploadPlanPicture,
    faultOf(file) {
      const fault = pictureFault(file)
      return fault && translate(fault, language)
    },
    failed: texts.uploadFailed,
    onStored(stored) {
      if (!stage) return
      const id = newRequestId()
      const seen = visibleFloor(stage.view(), stage.size())
      const picture = { kind: 'picture', id, file: stored.id, opacity: 1, rotation: 0 } as const
      editor.change('draw', (draft) => withPieces(draft, [{ ...picture, ...fitted(stored, seen) }]), {
        select: [id],
      })
      askScale(editor, id)
    },
  })
  const [upload] = uploads
  const again = upload?.again

  return (
    <fieldset className={styles.pictures} aria-label={say(texts.pictures)}>
      <input
        ref={input}
        type="file"
        hidden
        accept=".jpg,.jpeg,.png"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again after a failure.
          if (file) replace(file)
          target.value = ''
        }}
      />
      <button type="button" onClick={() => input.current?.click()}>
        {say(texts.putPicture)}
      </button>
      {upload ? (
        <div className={styles.upload}>
          {upload.fault === undefined ? <UploadProgress name={upload.name} share={upload.share} /> : null}
          <span role="alert" className={styles.fault}>
            {upload.fault}
          </span>
          {again ? (
            <Button size="small" onClick={() => replace(again)}>
              {say(texts.retry)}
            </Button>
          ) : null}
          <Button size="small" type="text" onClick={() => drop(upload.key)}>
            {say(upload.fault === undefined ? texts.stopUpload : texts.close)}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
