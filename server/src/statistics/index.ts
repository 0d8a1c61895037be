export { readEditions } from './editions.repository'
export { type Compared, countFigures } from './figures.service'
