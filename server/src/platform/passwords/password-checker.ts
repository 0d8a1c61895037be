import { createPasswordChecks } from './password-checks'
import type { Answer, Question } from './password-process'

// The process that checks passwords; lives no longer than the one that asks it.

// In a terminal both are interrupted; it ends when the other lets go of it.
process.on('SIGINT', () => undefined)
process.once('disconnect', () => process.exit())
const checks = createPasswordChecks()

process.on('message', async (question: Question) => {
  process.send?.(await answer(question))
})

async function answer(question: Question): Promise<Answer> {
  const { id, password } = question
  try {
    const result =
      question.ask === 'hash'
        ? await checks.hash(password)
        : await checks.matches(question.storedHash, password)
    return { id, result }
  } catch (error) {
    return { id, fault: (error as Error).message }
  }
}
