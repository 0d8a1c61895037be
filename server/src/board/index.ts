export { countOpen, readQuestions } from './question.repository'
