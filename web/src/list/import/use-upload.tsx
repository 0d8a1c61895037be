import { importMessages } from '@fairground/domain/list'
import { translate } from '@fairground/domain/text'
import type { KeptList } from '@fairground/wire/list'
import type { ImportRun } from '@fairground/wire/list/import-calls'
import { Modal } from 'antd'
import { useState } from 'react'
import { fileSize } from '../../lib/file-size'
import { useLanguage, useSay } from '../../lib/language'
import { call } from '../../session/session'
import { failureText } from '../../ui/announce'
import { listTexts } from '../list.texts'
import { importTexts as texts } from './import.texts'
import { importCallsOf } from './import-calls-of'
import { fileProblem } from './import-state'
import { keepFile } from './kept-file'

/** Takes a file to the server for checking: asked first, kept here when the way there fails. */
export function useUpload(list: KeptList, onRun: (run: ImportRun) => void) {
  const say = useSay()
  const language = useLanguage()
  const [modal, holder] = Modal.useModal()
  const [uploading, setUploading] = useState<File>()
  const [failure, setFailure] = useState<{ file?: File; message: string }>()

  async function send(file: File): Promise<void> {
    setFailure(undefined)
    setUploading(file)
    try {
      const run = await call(importCallsOf(list).importFile, { file, body: { checkOnly: true } })
      keepFile(run.id, file)
      onRun(run)
    } catch (error) {
      setFailure({ file, message: failureText(error, language, { otherwise: importMessages.failed }) })
    } finally {
      setUploading(undefined)
    }
  }

  async function offer(file: File): Promise<void> {
    setFailure(undefined)
    const problem = fileProblem(file)
    if (problem === 'type') return setFailure({ message: translate(importMessages.fileType, language) })
    if (problem)
      return setFailure({ message: say(texts[problem], { name: file.name, size: fileSize(file.size) }) })
    const goOn = await modal.confirm({
      title: translate(importMessages.ask, language),
      content: `${file.name} · ${fileSize(file.size)}`,
      okText: say(listTexts.ok),
      cancelText: say(listTexts.cancel),
    })
    if (goOn) await send(file)
  }

  return { uploading, failure, offer, send, holder }
}
