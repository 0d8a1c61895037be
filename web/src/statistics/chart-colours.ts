import type { ChartColours } from './chart-option'

/** The colours of the page as it looks now. */
export function readColours(): ChartColours {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  return {
    ink: colour('--ink'),
    soft: colour('--ink-3'),
    line: colour('--line'),
    paper: colour('--paper'),
    parts: ['--chart-1', '--chart-2', '--chart-3', '--chart-4', '--chart-5', '--chart-6'].map(colour),
    before: colour('--ink-2'),
  }
}
