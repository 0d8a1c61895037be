export { type CodeNames, nameOf, readCodeNames, readNamesOf } from './code-names.repository'
