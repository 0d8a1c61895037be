export { SearchEntry } from './search-entry'
