import type { KeptList } from '@fairground/wire/list'
import { Alert } from 'antd'
import { useEffect, useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { call } from '../../session/session'
import { portalTexts as texts } from '../portal.texts'

const everyMs = 20_000

/** Says that somebody is at work here for as long as the page is open, and tells who else is. */
export function Editors({ list, id }: { list: KeptList; id: string }) {
  const say = useSay()
  const language = useLanguage()
  const [others, setOthers] = useState<string[]>([])
  const { editing } = list.calls
  useEffect(() => {
    if (!editing) return
    let open = true
    const tell = () =>
      call(editing, { body: { id } }).then(
        (names) => {
          if (open) setOthers(names)
        },
        // Whether others are here is not worth a word of failure.
        () => undefined,
      )
    void tell()
    const timer = setInterval(tell, everyMs)
    return () => {
      open = false
      clearInterval(timer)
      call(editing, { body: { id, leaves: true } }).catch(() => undefined)
    }
  }, [editing, id])
  if (others.length === 0) return null
  return (
    <Alert
      type="info"
      showIcon
      title={say(texts.others, { names: others.join(language === 'zh' ? '、' : ', ') })}
      description={say(texts.othersNote)}
    />
  )
}
