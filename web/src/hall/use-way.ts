import { useEffect, useState } from 'react'
import { writeSpot } from './spot'
import type { WayAnswer, WayQuestion } from './way-answer'

export type FoundWay = WayAnswer | { status: 'none' | 'finding' } | { status: 'failed'; retry: () => void }

type Asked = Omit<WayQuestion, 'from' | 'to'> & {
  [End in 'from' | 'to']: WayQuestion[End] | undefined
}

/** The way, in whichever halls. Worked out after the plan stands, and its code comes only with the first question. */
export function useWay({ overview, inView, maps, from, to }: Asked): FoundWay {
  const [answered, setAnswered] = useState<{ key: string; answer: WayAnswer | { status: 'failed' } }>()
  const [attempt, setAttempt] = useState(0)
  const key = from && to ? `${attempt} ${writeSpot(from, '')} ${writeSpot(to, '')}` : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: booths that change their state stay where they are
  useEffect(() => {
    if (!key || !from || !to) return
    let wanted = true
    import('./way-answer')
      .then(({ answerWay }) => answerWay({ overview, inView, maps, from, to }))
      .catch(() => ({ status: 'failed' as const }))
      .then((answer) => wanted && setAnswered({ key, answer }))
    return () => {
      wanted = false
    }
  }, [key, inView?.scene])

  if (!key) return { status: 'none' }
  if (answered?.key !== key) return { status: 'finding' }
  const { answer } = answered
  return answer.status === 'failed' ? { ...answer, retry: () => setAttempt(attempt + 1) } : answer
}
