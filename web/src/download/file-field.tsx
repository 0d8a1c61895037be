import { attachmentFaults, attachmentLimit } from '@fairground/domain/board'
import { uploadDownload } from '@fairground/wire/download'
import { useSay } from '../lib/language'
import { documentEndings, fileKind } from '../ui/upload/file-kinds'
import { uploadTexts } from '../ui/upload/upload.texts'
import { UploadField, type UploadValue } from '../ui/upload/upload-field'
import { downloadTexts as texts } from './download.texts'

const offered = fileKind(documentEndings, uploadTexts.chooseFile, attachmentFaults)

/** The file that is offered. */
export function FileField(given: UploadValue) {
  const say = useSay()
  return (
    <UploadField
      {...given}
      endpoint={uploadDownload}
      takes={offered}
      mostMegabytes={attachmentLimit.megabytes}
      storedAs={(stored) => stored}
      hint={say(texts.hint, { size: attachmentLimit.megabytes })}
      said={(there, name) => {
        if (!there) return say(texts.none)
        return name === undefined ? say(texts.kept) : say(texts.uploaded, { name })
      }}
      replace={uploadTexts.replace}
      remove={uploadTexts.remove}
    />
  )
}
