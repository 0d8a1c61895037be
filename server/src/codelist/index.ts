export { type CodeNames, nameOf, readCodeNames } from './code-names.repository'
