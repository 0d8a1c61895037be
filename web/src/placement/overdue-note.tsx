import { listBooths } from '@fairground/wire/placement'
import { Alert, Button } from 'antd'
import { useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import { placementTexts as texts } from './placement.texts'

/** Reservations that have run out end by a person's hand alone, so somebody has to hear of them. */
export function OverdueNote({ onShow }: { onShow: () => void }) {
  const say = useSay()
  const count = useCall(listBooths, { body: { overdue: 'yes', page: 1, pageSize: 1 } }).data?.total ?? 0
  if (count === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={say(texts.overdueCount, { count })}
      action={
        <Button size="small" onClick={onShow}>
          {say(texts.overdueShow)}
        </Button>
      }
    />
  )
}
