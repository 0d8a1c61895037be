import type { QueuedMessage } from '@fairground/wire/mail'
import { useSay } from '../lib/language'
import { useTimeZone } from '../session/use-fair'
import { listMoment } from '../ui/list/list-moment'
import type { Column } from '../ui/list/list-rows'
import { StatusTag, type Tone } from '../ui/status-tag'
import { stateTexts, mailTexts as texts } from './mail.texts'

export const stateTones: Record<QueuedMessage['state'], Tone> = {
  queued: 'info',
  sent: 'ok',
  failed: 'bad',
  skipped: 'warn',
}

export function useQueueColumns(titleOf: (template: string) => string): Column<QueuedMessage>[] {
  const say = useSay()
  const timeZone = useTimeZone()
  return [
    { key: 'recipient', title: say(texts.to), names: true, cell: ({ recipient }) => recipient },
    { key: 'channel', title: say(texts.channel), cell: ({ channel }) => say(texts[channel]) },
    { key: 'template', title: say(texts.template), wraps: true, cell: ({ template }) => titleOf(template) },
    {
      key: 'state',
      title: say(texts.state),
      cell: ({ state, lastError }) => (
        <span title={lastError || undefined}>
          <StatusTag tone={stateTones[state]}>{say(stateTexts[state])}</StatusTag>
        </span>
      ),
    },
    { key: 'attempts', title: say(texts.attempts), cell: ({ attempts }) => attempts },
    { key: 'createdAt', title: say(texts.at), cell: ({ createdAt }) => listMoment(createdAt, timeZone) },
  ]
}
