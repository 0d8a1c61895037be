import { joinFor } from '@fairground/wire/waiting'
import { Button } from 'antd'
import { useState } from 'react'
import { useSay } from '../lib/language'
import { useMayCall } from '../session/use-session'
import { ListPage } from '../ui/list/list-page'
import { BehalfDialog } from './behalf-dialog'
import { waitingTexts as texts } from './waiting.texts'
import { WaitingTab } from './waiting-tab'

/** The waiting list as a screen of its own. */
export function WaitingPage() {
  const say = useSay()
  const mayKeep = useMayCall(joinFor)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <ListPage
      title={say(texts.title)}
      lead={say(texts.lead)}
      actions={
        mayKeep ? (
          <Button type="primary" onClick={() => setIsOpen(true)}>
            {say(texts.joinFor)}
          </Button>
        ) : null
      }
    >
      <WaitingTab />
      {isOpen ? <BehalfDialog onClose={() => setIsOpen(false)} /> : null}
    </ListPage>
  )
}
