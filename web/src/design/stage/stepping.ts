import type { Editor } from '@fairground/floorplan/design/editor'
import { inSteppingOrder } from './reading-order'

const nothing: ReadonlySet<string> = new Set()

/** Choosing by keys: from piece to piece as one reads, and what is kept on the way stays chosen. */
export function createStepping(editor: Editor) {
  let kept = nothing
  let last: string | undefined
  /** What these keys chose; whatever else chooses begins anew. */
  let own: ReadonlySet<string> | undefined

  function choose(ids: Iterable<string>): void {
    editor.select(ids)
    own = editor.get().selection
  }
  function goOn(): void {
    if (editor.get().selection === own) return
    kept = nothing
    last = undefined
  }

  return {
    /** False where there is none left in this direction. */
    step(direction: 1 | -1): boolean {
      goOn()
      const { draft, selection } = editor.get()
      const order = inSteppingOrder(draft)
      const from = last === undefined ? selection : new Set([last])
      const places = order.flatMap(({ id }, place) => (from.has(id) ? [place] : []))
      const place = direction > 0 ? places.at(-1) : places[0]
      const next = order[place === undefined ? (direction > 0 ? 0 : order.length - 1) : place + direction]
      if (!next) return false
      last = next.id
      choose([...kept, next.id])
      return true
    },
    /** What is chosen stays so while one goes on; pressed on a piece that was kept before, that one is let go. */
    keep(): void {
      goOn()
      const { selection } = editor.get()
      if (last !== undefined && kept.has(last)) {
        const gone = last
        kept = new Set([...kept].filter((id) => id !== gone))
        choose(kept)
      } else {
        kept = selection
        own = selection
      }
    },
  }
}
