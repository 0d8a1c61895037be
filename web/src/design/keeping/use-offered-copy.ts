import { useEffect, useState } from 'react'
import type { Drawn } from './draft-keeper'
import { keptText, type UnwrittenPart } from './draft-text'
import type { LocalCopies, LocalCopy } from './local-copies'

export interface OfferedCopy {
  /** When it was drawn; nothing where there is no such copy. */
  at: Date | undefined
  /** Takes it on as one step that can be undone. */
  restore: () => void
  discard: () => void
}

interface Found<Doc> {
  copy: LocalCopy
  draft: Doc
}

interface Options<Doc> {
  copies: LocalCopies
  hallId: string
  editor: Drawn<Doc>
  textOf: (draft: Doc) => string | UnwrittenPart
  readKept: (text: string) => { draft: Doc } | { isLost: boolean }
}

/** What was drawn here before and never reached the server: by this tab or another of this browser. */
export function useOfferedCopy<Doc>({ copies, hallId, editor, textOf, readKept }: Options<Doc>): OfferedCopy {
  const [found, setFound] = useState<readonly Found<Doc>[]>([])

  useEffect(() => {
    let wanted = true
    const onTable = keptText(editor.get().draft, textOf)
    void copies.of(hallId).then((kept) => {
      const readable = kept.flatMap((copy): Found<Doc>[] => {
        const read = copy.scene === onTable ? { isLost: true } : readKept(copy.scene)
        if ('draft' in read) return [{ copy, draft: read.draft }]
        if (read.isLost) void copies.remove(copy)
        return []
      })
      if (wanted) setFound(readable.sort((one, other) => other.copy.at - one.copy.at))
    })
    return () => {
      wanted = false
    }
  }, [copies, hallId, editor, textOf, readKept])

  const [newest, ...others] = found
  function settle(): void {
    if (newest) void copies.remove(newest.copy)
    setFound(others)
  }
  return {
    at: newest && new Date(newest.copy.at),
    restore() {
      if (!newest) return
      editor.load(newest.draft)
      settle()
    },
    discard: settle,
  }
}
