export { useCodeName } from './use-code-name'
