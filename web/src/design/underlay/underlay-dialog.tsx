import { keepDrawing, uploadPlanPicture } from '@fairground/wire/design'
import { Alert, Button, Modal } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { newRequestId } from '../../lib/request-id'
import { sendFile } from '../../session/send-file'
import { call } from '../../session/session'
import { announcer, failureText } from '../../ui/announce'
import { DropBox } from '../../ui/upload/drop-box'
import { FileInput } from '../../ui/upload/file-input'
import { useDesign } from '../design-context'
import { underlayFileTexts as fileTexts } from '../files/files.texts'
import { fitted } from '../fitted'
import { mostUnderlays, titleOf, withUnderlay } from './place-underlay'
import { type ReadDrawing, readDrawing } from './read-drawing'
import { underlayTexts as texts } from './underlay.texts'
import styles from './underlay-dialog.module.css'

const underlays = announcer('design-files')

/** A drawing of a whole centre has some thirty megabytes; far beyond that the page would run out of memory. */
const mostPdfBytes = 60 * 1024 * 1024

type Stage =
  | { at: 'choosing'; fault?: string }
  | { at: 'reading' | 'sending' }
  /** A picture is sent as it is: there is nothing to say of it before. */
  | { at: 'read'; file: File; title: string; drawing: ReadDrawing | undefined; fault?: string }

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
    if (/\.(jpe?g|png)$/i.test(file.name)) return place(file, undefined, file.name)
    setStage({ at: 'choosing', fault: say(texts.wrongKind) })
  }

  async function takeDrawing(file: File): Promise<void> {
    setStage({ at: 'reading' })
    const drawing = await readDrawing(file).catch(() => undefined)
    if (!drawing) return setStage({ at: 'choosing', fault: say(fileTexts.unreadable) })
    setStage(
      'fault' in drawing
        ? { at: 'choosing', fault: say(texts[drawing.fault]) }
        : { at: 'read', file, title: file.name, drawing },
    )
  }

  async function takePdf(file: File): Promise<void> {
    if (file.size > mostPdfBytes) return setStage({ at: 'choosing', fault: say(texts.tooLarge) })
    setStage({ at: 'reading' })
    // What reads documents is large and comes only now, so it may not come.
    const reader = await import('./pdf-page').catch(() => undefined)
    if (!reader) return setStage({ at: 'choosing', fault: say(fileTexts.pdfNoReader) })
    const page = await reader.pictureOfPdf(file).catch(() => undefined)
    if (leaving.current.signal.aborted) return
    if (!page) return setStage({ at: 'choosing', fault: say(fileTexts.unreadable) })
    if ('fault' in page) setStage({ at: 'choosing', fault: say(texts[page.fault]) })
    // Under the name it came with, though it is a picture by now.
    else await place(page, undefined, file.name)
  }

  /** Whatever goes wrong on the way is said here, and what was read need not be read again. */
  async function place(file: File, drawing: ReadDrawing | undefined, title: string): Promise<void> {
    const { signal } = leaving.current
    setStage({ at: 'sending' })
    try {
      const sent = drawing ? await sendDrawing(file, drawing, signal) : await sendPicture(file, title, signal)
      // Whoever closed the dialog meanwhile does not want it any more.
      if (signal.aborted) return
      const { draft } = editor.get()
      const id = newRequestId()
      const after = withUnderlay(draft, sent.kept, sent.floor, id)
      if (after === draft) return setStage({ at: 'read', file, title, drawing, fault: say(fileTexts.noRoom) })
      editor.change('underlay', () => after)
      // Not laid, where the seat was lost meanwhile: then it waits here.
      if (editor.get().draft !== after) return setStage({ at: 'read', file, title, drawing })
      if (!drawing || drawing.unit.guessed) askScale(id)
      onClose()
    } catch (error) {
      if (!signal.aborted) setStage({ at: 'read', file, title, drawing, fault: failureText(error, language) })
    }
  }

  /** A picture has no scale, and a unit that was guessed is none: two points and a length say it. */
  function askScale(id: string): void {
    editor.select([id])
    editor.use('calibrate')
    underlays.announce('info', texts.scaleIt)
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
                onClick={() => void place(stage.file, stage.drawing, stage.title)}
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
      {stage.at === 'read' && stage.drawing ? <Found name={stage.file.name} drawing={stage.drawing} /> : null}
      {stage.at === 'read' && !stage.drawing ? <p>{stage.title}</p> : null}
    </Modal>
  )
}

function Found({ name, drawing: { width, depth, unit, leftOut } }: { name: string; drawing: ReadDrawing }) {
  const say = useSay()
  const unitName = say(unit.metres === 1 ? texts.metres : texts.millimetres)
  return (
    <section className={styles.found}>
      <h3>{name}</h3>
      <p>{say(texts.size, { width: width.toFixed(2), depth: depth.toFixed(2) })}</p>
      {unit.guessed ? <Alert type="warning" showIcon title={say(texts.guessed, { unit: unitName })} /> : null}
      {leftOut.length > 0 ? (
        <>
          <h4>{say(texts.leftOut)}</h4>
          <ul>
            {leftOut.map(([what, count]) => (
              <li key={what}>
                {what in texts ? say(texts[what as keyof typeof texts]) : what}
                <span>{count}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{say(texts.whole)}</p>
      )}
    </section>
  )
}
