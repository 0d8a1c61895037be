export { checkFile } from './check-file'
export type { FilePurpose } from './file-purposes'
export { purposeRules } from './file-purposes'
export type { CheckedFile } from './file-verdict'
