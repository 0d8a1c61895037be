import { nothingOver, type ToolState } from '../../tool'
import { rectangleTool } from './rectangle-tool'

/** The floor that is filled with booths; it stays in sight while one says how. */
export const generateTool = (): ToolState =>
  rectangleTool((floor, bench) => {
    bench.show({ ...nothingOver, frame: { rect: floor, use: 'draw' }, measured: { rect: floor } })
    bench.ask({ about: 'rows', floor })
  })
