import { boundsOf, piecesWith, toCentimetre } from '@fairground/floorplan/design/pieces'
import { useMemo } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { useEditor } from '../design-context'
import styles from './design-stage.module.css'
import { nameOfPiece } from './piece-names'
import { stageTexts as texts } from './stage.texts'

const mostNames = 5

/** For whoever does not see the plan: what is chosen, said whenever it changes. */
export function SaidSelection() {
  const say = useSay()
  const language = useLanguage()
  const draft = useEditor((state) => state.draft)
  const selection = useEditor((state) => state.selection)
  const said = useMemo(() => {
    const pieces = piecesWith(draft, selection)
    const [only] = pieces
    if (!only) return say(texts.nothingChosen)
    if (pieces.length === 1) {
      const { x, y, width, depth } = boundsOf(only)
      const at = { x: toCentimetre(x), y: toCentimetre(y) }
      const size = { width: toCentimetre(width), depth: toCentimetre(depth) }
      return say(texts.chosenOne, { name: nameOfPiece(only, language), ...at, ...size })
    }
    const names = pieces.slice(0, mostNames).map((piece) => nameOfPiece(piece, language))
    const list = names.join(language === 'zh' ? '、' : ', ')
    return say(texts.chosenMany, {
      count: pieces.length,
      names: pieces.length > mostNames ? say(texts.andMore, { names: list }) : list,
    })
  }, [draft, selection, say, language])
  return (
    <p className={styles.unseen} role="status">
      {said}
    </p>
  )
}
