export { checkFile } from './check-file'
export type { FileRule } from './file-rule'
export type { CheckedFile, FileProblem } from './file-verdict'
