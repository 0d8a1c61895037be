import { newBooth } from '../../operations/new-booth'
import type { ToolState } from '../../tool'
import { place } from './placing'
import { rectangleTool } from './rectangle-tool'

/** A booth gets the number that comes next; whether it is the right one is asked for at once. */
export const boothTool = (): ToolState =>
  rectangleTool((rect, bench) => {
    const id = bench.newId()
    place(newBooth(bench.draft, rect, bench.making, id), bench)
    bench.ask({ about: 'piece', id })
  })
