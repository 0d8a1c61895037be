import { translate } from '@fairground/domain/text'
import { keepDrawing, uploadPlanPicture } from '@fairground/wire/design'
import { Alert, Button, Modal } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { newRequestId } from '../../lib/request-id'
import { sendFile } from '../../session/send-file'
import { call } from '../../session/session'
import { failureText } from '../../ui/announce'
import { DropBox } from '../../ui/upload/drop-box'
import { FileInput } from '../../ui/upload/file-input'
import { askScale } from '../ask-scale'
import { useDesign } from '../design-context'
import { underlayFileTexts as fileTexts } from '../files/files.texts'
import { fitted } from '../fitted'
import { pictureFault } from '../picture-fault'
import { FoundDrawing, FoundPage } from './found-in-file'
import type { PdfPage } from './pdf-page'
import { mostUnderlays, titleOf, withUnderlay } from './place-underlay'
import { type ReadDrawing, readDrawing } from './read-drawing'
import { underlayTexts as texts } from './underlay.texts'
import styles from './underlay-dialog.module.css'

/** A drawing of a whole centre has some thirty megabytes; far beyond that the page would run out of memory. */
const mostPdfBytes = 60 * 1024 * 1024

/** What is to lie under the plan. A picture is sent as it is: there is nothing to say of it before. */
interface Read {
  file: File
  title: string
  drawing?: ReadDrawing
  /** The document this picture is a page of. */
  from?: { document: File; page: PdfPage }
}

type Stage =
  | { at: 'choosing'; fault?: string }
  | { at: 'reading' | 'sending' }
  | { at: 'read'; read: Read; fault?: string }

/** Takes a drawing or a picture in hand and lays it under the plan. */
export function UnderlayDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const { editor, onlyViewed } = useDesign()
  const input = useRef<HTMLInputElement>(null)
  const [stage, setStage] = useState<Stage>({ at: 'choosing' })
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const here = new AbortController()
    leaving.current = here
    return () => here.abort()
  }, [])

  async function take([file]: File[]): Promise<void> {
    if (!file) return
    if (editor.get().draft.underlays.length >= mostUnderlays)
      return setStage({ at: 'choosing', fault: say(fileTexts.full, { most: mostUnderlays }) })
    if (/\.dxf$/i.test(file.name)) return takeDrawing(file)
    if (/\.pdf$/i.test(file.name)) return takePdf(file)
    if (!/\.(jpe?g|png)$/i.test(file.name)) return setStage({ at: 'choosing', fault: say(texts.wrongKind) })
    const fault = pictureFault(file)
    if (fault) return setStage({ at: 'choosing', fault: translate(fault, language) })
    return place({ file, title: file.name })
  }

  async function takeDrawing(file: File): Promise<void> {
    setStage({ at: 'reading' })
    const drawing = await readDrawing(file).catch(() => undefined)
    if (!drawing) return setStage({ at: 'choosing', fault: say(fileTexts.unreadable) })
    setStage(
      'fault' in drawing
        ? { at: 'choosing', fault: say(texts[drawing.fault]) }
        : { at: 'read', read: { file, title: file.name, drawing } },
    )
  }

  async function takePdf(file: File, wanted = 1): Promise<void> {
    if (file.size > mostPdfBytes) return setStage({ at: 'choosing', fault: say(texts.tooLarge) })
    setStage({ at: 'reading' })
    // What reads documents is large and comes only now, so it may not come.
    const reader = await import('./pdf-page').catch(() => undefined)
    if (!reader) return setStage({ at: 'choosing', fault: say(fileTexts.pdfNoReader) })
    const page = await reader.pageOfPdf(file, wanted).catch(() => undefined)
    if (leaving.current.signal.aborted) return
    if (!page) return setStage({ at: 'choosing', fault: say(fileTexts.unreadable) })
    if ('fault' in page) return setStage({ at: 'choosing', fault: say(texts[page.fault]) })
    // Under the name it came with, though it is a picture by now.
    const title = page.pages > 1 ? `${file.name} (${page.page}/${page.pages})` : file.name
    const read: Read = { file: page.picture, title, from: { document: file, page } }
    // Where there is nothing to choose and nothing to say, there is nothing to ask.
    if (page.pages === 1 && page.leftOut.length === 0) await place(read)
    else setStage({ at: 'read', read })
  }

  /** Whatever goes wrong on the way is said here, and what was read need not be read again. */
  async function place(read: Read): Promise<void> {
    const { file, title, drawing } = read
    const { signal } = leaving.current
    setStage({ at: 'sending' })
    try {
      const sent = drawing ? await sendDrawing(file, drawing, signal) : await sendPicture(file, title, signal)
      // Whoever closed the dialog meanwhile does not want it any more.
      if (signal.aborted) return
      const { draft } = editor.get()
      const id = newRequestId()
      const after = withUnderlay(draft, sent.kept, sent.floor, id)
      if (after === draft) return setStage({ at: 'read', read, fault: say(fileTexts.noRoom) })
      editor.change('underlay', () => after)
      // Not laid, where the seat was lost meanwhile: then it waits here.
      if (editor.get().draft !== after) return setStage({ at: 'read', read })
      // A picture does not say how large the hall on it is, and a unit that was guessed does not either.
      if (!drawing || drawing.unit.guessed) askScale(editor, id)
      onClose()
    } catch (error) {
      if (!signal.aborted) setStage({ at: 'read', read, fault: failureText(error, language) })
    }
  }

  async function sendPicture(file: File, title: string, signal: AbortSignal) {
    const sent = await sendFile(uploadPlanPicture, file, { onProgress: () => undefined, signal })
    const { width, depth } = editor.get().draft
    return {
      kept: { source: 'picture' as const, file: sent.id, title },
      floor: fitted(sent, { x: 0, y: 0, width, depth }),
    }
  }

  async function sendDrawing({ name }: File, { text, width, depth }: ReadDrawing, signal: AbortSignal) {
    const { id } = await call(keepDrawing, { body: { title: titleOf(name), drawing: text }, signal })
    return {
      kept: { source: 'drawing' as const, file: id, title: name },
      floor: { x: 0, y: 0, width, depth },
    }
  }

  const fault = 'fault' in stage ? stage.fault : undefined
  return (
    <Modal
      open
      title={say(texts.title)}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(texts.cancel)}</Button>
          {stage.at === 'read' ? (
            <>
              <Button onClick={() => setStage({ at: 'choosing' })}>{say(fileTexts.again)}</Button>
              <Button
                type="primary"
                disabled={onlyViewed !== undefined}
                onClick={() => void place(stage.read)}
              >
                {say(texts.place)}
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <p className={styles.lead}>{say(texts.lead)}</p>
      {stage.at === 'choosing' ? (
        <DropBox className={styles.drop} onFiles={(files) => void take(files)}>
          <FileInput ref={input} accept=".dxf,.pdf,.jpg,.jpeg,.png" onFiles={(files) => void take(files)} />
          <Button type="primary" onClick={() => input.current?.click()}>
            {say(texts.choose)}
          </Button>
          <span>{say(texts.drop)}</span>
          <small>{say(texts.kinds)}</small>
        </DropBox>
      ) : null}
      {fault ? <Alert type="error" showIcon title={fault} /> : null}
      {stage.at === 'reading' || stage.at === 'sending' ? (
        <p className={styles.busy} role="status">
          {say(stage.at === 'reading' ? texts.reading : texts.sending)}
        </p>
      ) : null}
      {stage.at === 'read' ? (
        <Found read={stage.read} onPage={(document, page) => void takePdf(document, page)} />
      ) : null}
    </Modal>
  )
}

function Found({
  read: { file, title, drawing, from },
  onPage,
}: {
  read: Read
  onPage: (document: File, page: number) => void
}) {
  if (drawing) return <FoundDrawing name={file.name} drawing={drawing} />
  if (!from) return <p>{title}</p>
  const { document, page } = from
  return <FoundPage name={document.name} page={page} onPage={(next) => onPage(document, next)} />
}
