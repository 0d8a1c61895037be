import type { Draft } from '@fairground/floorplan/design/draft'
import type { Editor } from '@fairground/floorplan/design/editor'
import { useEffect, useState } from 'react'

const restMs = 250

/** The draft once the drawing rests: what is looked for in the whole plan must not make a drag wait. */
export function useRestedDraft(editor: Editor): Draft {
  const [rested, setRested] = useState(() => editor.get().draft)
  useEffect(() => {
    let seen = editor.get().draft
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = editor.subscribe(() => {
      const { draft } = editor.get()
      if (draft === seen) return
      seen = draft
      clearTimeout(timer)
      timer = setTimeout(() => setRested(draft), restMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [editor])
  return rested
}
