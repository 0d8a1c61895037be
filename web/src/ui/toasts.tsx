import { Button, message } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { type Notice, notices } from '../session/notices'
import { uiTexts } from './ui.texts'

/** Shows what code without a screen wants to say. */
export function Toasts() {
  const [toast, holder] = message.useMessage({ top: 20 })
  const language = useLanguage()
  const say = useSay()
  const shown = useRef(new Map<string, number>())

  /** What stands under one key goes; the next has a key of its own: under the same it would inherit the time left. */
  function replace(key: string): string {
    const before = shown.current.get(key) ?? 0
    toast.destroy(`${key} ${before}`)
    shown.current.set(key, before + 1)
    return `${key} ${before + 1}`
  }

  const show = useEffectEvent((notice: Notice) => {
    const { tone, retry } = notice
    const key = replace(notice.key)
    const text = notice.text(language)
    // Bad news waits for people who are not looking at the screen just then.
    const duration = tone === 'warning' || tone === 'error' ? 20 : 6
    if (!retry) return void toast.open({ key, type: tone, content: text, duration })
    const again = () => {
      toast.destroy(key)
      retry()
    }
    const content = (
      <>
        {text}{' '}
        <Button type="link" size="small" onClick={again}>
          {say(uiTexts.retry)}
        </Button>
      </>
    )
    toast.open({ key, type: tone, content, duration })
  })

  useEffect(() => notices.listen((notice) => show(notice)), [])
  return holder
}
