import { translate } from '@fairground/domain/text'
import { useLanguage } from '../../lib/language'
import { useUploads } from '../../ui/upload/use-uploads'
import { aboutOf, useSubject } from '../subject'
import { fileTexts as texts } from './file.texts'
import { type FileKind, faultBeforeSending, fileKinds, type StoredFile } from './file-kinds'
import { useReportUpload } from './running-uploads'

/** The one file of a field on its way. */
export function useUpload(kind: FileKind, onStored: (stored: StoredFile) => void) {
  const language = useLanguage()
  const { uploads, replace, drop } = useUploads({
    endpoint: fileKinds[kind].call,
    body: aboutOf(useSubject()),
    faultOf(file) {
      const fault = faultBeforeSending(kind, file)
      return fault && translate(fault, language)
    },
    failed: texts.failed,
    onStored,
  })
  const [upload] = uploads
  const sending = upload?.fault === undefined ? upload : undefined
  useReportUpload(sending !== undefined)
  const again = upload?.again
  return {
    sending,
    fault: upload?.fault,
    start: replace,
    stop: () => upload && drop(upload.key),
    /** Sends the file once more that did not arrive; absent when another try would end the same way. */
    retry: again ? () => replace(again) : undefined,
  }
}
