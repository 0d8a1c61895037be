import type { CallGiven } from '@fairground/wire/kernel/client'
import type { Endpoint } from '@fairground/wire/kernel/endpoint'
import { Button } from 'antd'
import { useSay } from '../lib/language'
import type { TextEntry } from '../lib/text'
import { uiTexts as texts } from './ui.texts'
import { useDownload } from './use-download'

interface Props<E extends Endpoint> {
  endpoint: E
  /** What is looked for now: the file holds exactly that, all pages of it. */
  given: CallGiven<E>
  label?: TextEntry
  busyLabel?: TextEntry
  type?: 'primary' | 'default'
}

/** Saves a file the server makes. */
export function ExportButton<E extends Endpoint>(props: Props<E>) {
  const { endpoint, given, label = texts.export, busyLabel = texts.exporting, type = 'default' } = props
  const say = useSay()
  const { busy, start } = useDownload()
  return (
    <Button type={type} loading={busy} onClick={() => void start(endpoint, given)}>
      {say(busy ? busyLabel : label)}
    </Button>
  )
}
