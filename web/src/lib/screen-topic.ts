import { createContext, useContext, useEffect } from 'react'

interface Topic {
  name: string | undefined
  tell: (name: string | undefined) => void
}

/** What a screen is about, where its title alone does not say: the frame shows it in the tab and on the way here. */
export const TopicContext = createContext<Topic>({ name: undefined, tell: () => undefined })

export const useTopic = (): string | undefined => useContext(TopicContext).name

/** For a screen about one thing among many, once it knows which. */
export function useTellTopic(name: string | undefined): void {
  const { tell } = useContext(TopicContext)
  useEffect(() => {
    tell(name)
    return () => tell(undefined)
  }, [name, tell])
}
