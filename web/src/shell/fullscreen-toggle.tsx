import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useSyncExternalStore } from 'react'
import { useSay } from '../lib/language'
import { shellTexts } from './shell.texts'

export function FullscreenToggle() {
  const say = useSay()
  const full = useSyncExternalStore(
    (changed) => {
      document.addEventListener('fullscreenchange', changed)
      return () => document.removeEventListener('fullscreenchange', changed)
    },
    () => document.fullscreenElement !== null,
  )
  if (!document.fullscreenEnabled) return null
  const label = say(full ? shellTexts.leaveFullscreen : shellTexts.fullscreen)
  const toggle = () => (full ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        aria-label={label}
        // Browsers may refuse full screen; the page is just as usable without.
        onClick={() => toggle().catch(() => undefined)}
      />
    </Tooltip>
  )
}
