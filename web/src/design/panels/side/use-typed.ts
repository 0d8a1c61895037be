import { useEffect, useEffectEvent, useRef, useState } from 'react'

export type Read<Value> = { value: Value } | { fault: string }

interface Options<Value> {
  /** What stands there while nobody types. */
  shown: string
  read: (text: string) => Read<Value>
  commit: (value: Value) => void
  /** Where a text that cannot be taken waits until its field is shown again. */
  keptAs: string
  /** Nothing can be taken now. */
  isOff: boolean
}

const settleMs = 450
const unfinished = new Map<string, string>()

/**
 * A field that changes the plan once typing rests. What cannot be taken stays in the field with its message, and changes
 * nothing; it is still there when one comes back to it, and is taken as soon as nothing speaks against it any more.
 */
export function useTyped<Value>({ shown, read, commit, keptAs, isOff }: Options<Value>) {
  const [text, setText] = useState(() => unfinished.get(keptAs))
  const pending = useRef<() => void>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const result = text === undefined ? undefined : read(text)

  function settle(): void {
    clearTimeout(timer.current)
    const act = pending.current
    pending.current = undefined
    act?.()
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      pending.current?.()
      pending.current = undefined
    },
    [],
  )

  const off = useRef(isOff)
  useEffect(() => {
    off.current = isOff
  })
  /** Where nothing can be taken by then, it waits. */
  function take(typed: string, value: Value): void {
    if (off.current) return void unfinished.set(keptAs, typed)
    unfinished.delete(keptAs)
    commit(value)
  }

  // A number that was another booth's may be free by now: it must not look taken without being so.
  const isFree = result !== undefined && 'value' in result && unfinished.has(keptAs) && !isOff
  const takeWaiting = useEffectEvent(() => {
    if (text === undefined || !result || !('value' in result)) return
    take(text, result.value)
    setText(undefined)
  })
  useEffect(() => {
    if (isFree) takeWaiting()
  }, [isFree])

  return {
    text: text ?? shown,
    fault: result && 'fault' in result ? result.fault : undefined,
    type(next: string): void {
      setText(next)
      clearTimeout(timer.current)
      const now = read(next)
      if ('fault' in now) {
        pending.current = undefined
        unfinished.set(keptAs, next)
        return
      }
      unfinished.delete(keptAs)
      pending.current = () => take(next, now.value)
      timer.current = setTimeout(settle, settleMs)
    },
    /** Leaving the field, or Enter. Answers whether what was typed could be taken. */
    leave(): boolean {
      settle()
      const isTaken = !result || !('fault' in result)
      if (isTaken && !off.current) setText(undefined)
      return isTaken
    },
    /** As it was. */
    reset(): void {
      clearTimeout(timer.current)
      pending.current = undefined
      unfinished.delete(keptAs)
      setText(undefined)
    },
  }
}
