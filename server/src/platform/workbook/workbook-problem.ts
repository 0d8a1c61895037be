import { workbookMessages } from './workbook.messages'

/** What a person has to be told about a file: a message key and its figures. */
export interface Problem {
  key: string
  params: Record<string, string | number>
}

/** Thrown where a file turns out to be unusable; a reader process hands it on to the process that started it. */
export class WorkbookProblem extends Error {
  override readonly name = 'WorkbookProblem'

  constructor(
    readonly key: string,
    readonly params: Record<string, string | number> = {},
  ) {
    super(key)
  }
}

export function problem(
  name: keyof typeof workbookMessages,
  params?: Record<string, string | number>,
): WorkbookProblem {
  return new WorkbookProblem(workbookMessages[name], params)
}
