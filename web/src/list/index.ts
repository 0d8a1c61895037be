export { addPath, type BegunRow, listNames, rowPath } from './list-paths'
export { type StepWords, stepTexts } from './publishing/publishing.texts'
export { StepButtons } from './publishing/step-buttons'
export { type Steps, useSteps } from './publishing/use-steps'
