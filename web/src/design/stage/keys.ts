import type { Direction } from '@fairground/floorplan/design/crosshair'
import type { ToolName } from '@fairground/floorplan/design/tool'
import type { Commands } from './commands'

/** The letters of the tools, as they stand on the rail. */
export const toolKeys = {
  select: 'V',
  booth: 'B',
  generate: 'G',
  area: 'R',
  lane: 'L',
  wall: 'W',
  door: 'D',
  pillar: 'P',
  label: 'T',
  icon: 'I',
  number: 'N',
  measure: 'M',
} as const satisfies Partial<Record<ToolName, string>>

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Where a key was pressed: on the plan itself, beside it, or where keys have a meaning of their own. */
export type KeyPlace = 'plan' | 'beside' | 'elsewhere'

/** Switches and choices are inputs too, but take no letters. */
const writes =
  'input:not([type="radio"]):not([type="checkbox"]), textarea, select, [contenteditable], [role="textbox"], [role="combobox"]'
const apart = '[role="dialog"], [role="menu"], [role="listbox"], .ant-popover'

export function keyPlaceOf(target: EventTarget | null, plan: Element | null): KeyPlace {
  if (target === plan) return 'plan'
  if (!(target instanceof Element)) return 'beside'
  if (target.matches('input[type="range"]')) return 'elsewhere'
  return target.closest(`${writes}, ${apart}`) || liesOver() ? 'elsewhere' : 'beside'
}

/** Something is asked or looked through, wherever the focus happens to be: only the plan itself still hears keys. */
const liesOver = (): boolean =>
  [...document.querySelectorAll('[role="dialog"]')].some((one) => !one.closest('[style*="display: none"]'))

interface View {
  zoom(direction: 1 | -1): void
  atOne(): void
  fit(): void
  help(): void
}

interface Situation {
  commands: Commands
  view: View
  mayDraw: boolean
  /** Words on the page, which the browser copies. */
  hasTextChosen: boolean
}

/**
 * What a key does; nothing where it has no meaning here. Keys that move the focus or press a button mean the plan only
 * while the plan has the focus.
 */
export function actOfKey(
  pressed: Pressed,
  place: KeyPlace,
  { commands, view, mayDraw, hasTextChosen }: Situation,
): (() => void) | undefined {
  if (place === 'elsewhere') return undefined
  if (pressed.altKey) return place === 'plan' && mayDraw ? altKeys(pressed, commands) : undefined
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key
  const withControl = pressed.ctrlKey || pressed.metaKey
  if (!withControl) {
    const look = viewKeys(key, view)
    if (look) return look
  }
  if (key === 'Escape') return commands.cancel
  if (withControl && key === 'a') return commands.selectAll
  if (withControl && key === 'c') {
    // The plan itself has no words to choose: what is chosen elsewhere was chosen before.
    const isForBrowser = !commands.hasChosen() || (hasTextChosen && place !== 'plan')
    return isForBrowser ? undefined : commands.copy
  }
  if (!mayDraw) return undefined
  if (withControl) {
    const edge = place === 'plan' && pressed.shiftKey && isArrow(key) ? alignedAt[key] : undefined
    return edge ? () => commands.align(edge) : controlKeys(key, pressed.shiftKey, commands)
  }
  return (
    plainKeys(key, pressed.shiftKey, commands) ?? (place === 'plan' ? planKeys(pressed, commands) : undefined)
  )
}

function viewKeys(key: string, view: View): (() => void) | undefined {
  if (key === '+' || key === '=') return () => view.zoom(1)
  if (key === '-' || key === '_') return () => view.zoom(-1)
  if (key === '0') return view.atOne
  if (key === '?' || key === '？') return view.help
  return key === 'f' ? view.fit : undefined
}

function controlKeys(key: string, shift: boolean, commands: Commands): (() => void) | undefined {
  switch (key) {
    case 'z':
      return shift ? commands.redo : commands.undo
    case 'y':
      return commands.redo
    case 'x':
      return commands.cut
    case 'v':
      return commands.paste
    case 'd':
      return commands.duplicate
    case 'g':
      return shift ? commands.ungroup : commands.group
    case 'l':
      return commands.lock
    default:
      return undefined
  }
}

const tools = new Map(
  Object.entries(toolKeys).map(([tool, letter]) => [letter.toLowerCase(), tool as keyof typeof toolKeys]),
)

function plainKeys(key: string, shift: boolean, commands: Commands): (() => void) | undefined {
  if (key === 'Delete' || key === 'Backspace') return commands.remove
  // Not by the letter alone, which is a tool's: after drawing there is always something chosen.
  const act = shift && shiftKeys(key, commands)
  if (act) return act
  const tool = tools.get(key)
  if (key === 'k') return commands.keep
  return tool && (() => commands.take(tool))
}

function shiftKeys(key: string, commands: Commands): (() => void) | undefined {
  switch (key) {
    case 'r':
      return commands.rotate
    case 'c':
      return () => commands.align('centre')
    case 'e':
      return () => commands.align('middle')
    case 'h':
      return () => commands.distribute('x')
    case 'v':
      return () => commands.distribute('y')
    case 'n':
      return commands.renumber
    case 'j':
      return commands.merge
    case 's':
      return commands.split
    default:
      return undefined
  }
}

const directions = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const satisfies Record<string, Direction>
const alignedAt = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'top',
  ArrowDown: 'bottom',
} as const
const edges = {
  Home: directions.ArrowLeft,
  End: directions.ArrowRight,
  PageUp: directions.ArrowUp,
  PageDown: directions.ArrowDown,
} as const satisfies Record<string, Direction>

const oneOf = <Named extends object>(names: Named, key: string): key is Extract<keyof Named, string> =>
  Object.hasOwn(names, key)

export const isArrow = (key: string): key is keyof typeof directions => oneOf(directions, key)

function planKeys({ key, shiftKey }: Pressed, commands: Commands): (() => void) | undefined {
  if (key === 'Enter') return commands.finish
  if (isArrow(key)) return () => commands.go(directions[key], shiftKey ? 'far' : 'usual')
  return oneOf(edges, key) && commands.hasTool() ? () => commands.goToEdge(edges[key]) : undefined
}

function altKeys({ key, shiftKey, ctrlKey, metaKey }: Pressed, commands: Commands): (() => void) | undefined {
  if (ctrlKey || metaKey || !isArrow(key)) return undefined
  return () => commands.goOtherwise(directions[key], shiftKey ? 'far' : 'usual')
}
