import type { ToolState } from '../../tool'
import { place } from './placing'
import { spotTool } from './spot-tool'

/** Height of letters that can be read where a booth's number can. */
const letterMetres = 1

/** What the words are is asked for next. */
export const labelTool = (): ToolState =>
  spotTool((at, bench) => {
    const id = bench.newId()
    place({ kind: 'label', id, at, text: { zh: '文字', en: 'Text' }, size: letterMetres, rotation: 0 }, bench)
    bench.ask({ about: 'piece', id })
  })
