import { type RefObject, useEffect } from 'react'
import type { MapStage } from '../../hall'
import { usePageKeys } from '../../lib/use-page-keys'
import { useDesign } from '../design-context'
import { useDesk } from '../desk-context'
import type { Commands } from './commands'
import { designerZoom } from './designer-zoom'
import { actOfKey, keyPlaceOf } from './keys'

interface Options {
  plan: RefObject<HTMLElement | null>
  stage: MapStage | undefined
  commands: Commands
  mayDraw: boolean
}

const pressedChoice = '[data-choices] [aria-pressed="true"]'
const scrollStep = 100
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [scrollStep, 0],
  ArrowRight: [-scrollStep, 0],
  ArrowUp: [0, scrollStep],
  ArrowDown: [0, -scrollStep],
}

/** The keys of the table, wherever the focus is, as long as nobody writes or answers a question. */
export function useKeys({ plan, stage, commands, mayDraw }: Options): void {
  const { editor } = useDesign()
  const { setOpen } = useDesk()

  usePageKeys((event) => {
    if (event.defaultPrevented || !stage) return
    const place = keyPlaceOf(event.target, plan.current)
    if (place === 'plan' && event.key === 'Tab') return stepOn(event)
    const movesSheet = !commands.hasChosen() && !(mayDraw && commands.hasTool()) && !event.altKey
    if (place === 'plan' && event.key in arrows && movesSheet) {
      const [right = 0, down = 0] = arrows[event.key] ?? []
      event.preventDefault()
      return stage.moveBy(right, down)
    }
    const view = {
      zoom: (direction: 1 | -1) => stage.step(direction),
      atOne: () => stage.zoomTo(designerZoom(editor.get().draft).atOne),
      fit: () => stage.reset(),
      help: () => setOpen({ part: 'keys' }),
    }
    const hasTextChosen = window.getSelection()?.isCollapsed === false
    const act = actOfKey(event, place, { commands, view, mayDraw, hasTextChosen })
    if (!act) return
    event.preventDefault()
    if (plan.current) plan.current.dataset.leaves = event.key === 'Escape' ? 'yes' : ''
    act()
  })

  /** Tab goes into the choices of the tool in hand, or from piece to piece, and on after the last; after Escape it leaves at once. */
  function stepOn(event: KeyboardEvent): void {
    if (!plan.current || plan.current.dataset.leaves === 'yes') return
    // Whoever has just taken a tool wants to say first what it is to draw.
    const choice = event.shiftKey ? null : document.querySelector<HTMLElement>(pressedChoice)
    if (choice) {
      event.preventDefault()
      choice.focus()
      return
    }
    if (commands.step(event.shiftKey ? -1 : 1)) event.preventDefault()
  }

  useEffect(() => {
    const { current } = plan
    const stays = () => {
      if (current) current.dataset.leaves = ''
    }
    current?.addEventListener('focus', stays)
    return () => current?.removeEventListener('focus', stays)
  }, [plan])
}
