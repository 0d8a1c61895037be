export { useCodeList } from './use-code-list'
export { useCodeName } from './use-code-name'
