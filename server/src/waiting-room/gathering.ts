/**
 * Asked one by one, answered together. Never two at a time: whatever is asked during one is in the next, so that any number
 * of questions, and of made-up ones too, costs one connection. Each question has the answer of its place.
 */
export function gathering<Question, Answer>(
  answerAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let asked: Question[] = []
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<readonly Answer[]> | undefined

  function begin(): Promise<readonly Answer[]> {
    const answering = running.then(() => {
      const questions = asked
      asked = []
      next = undefined
      return answerAll(questions)
    })
    running = answering.catch(() => undefined)
    return answering
  }

  return async (question) => {
    const place = asked.push(question) - 1
    next ??= begin()
    return (await next)[place] as Answer
  }
}
