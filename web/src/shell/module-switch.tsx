import { SwapOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { useSay } from '../lib/language'
import styles from './organiser-header.module.css'
import { moduleTexts } from './shell.texts'
import { chooseModule, useModules } from './use-modules'

/** Between the fair and its public site; only for staff who have something to do in both. */
export function ModuleSwitch() {
  const say = useSay()
  const navigate = useNavigate()
  const { current, available } = useModules()
  const other = available.find(({ module }) => module !== current)
  if (available.length < 2 || !other) return null
  const { name, switchTo } = moduleTexts[other.module]
  return (
    <Button
      type="text"
      icon={<SwapOutlined />}
      aria-label={say(switchTo)}
      title={say(switchTo)}
      onClick={() => {
        chooseModule(other.module)
        void navigate(other.start)
      }}
    >
      <span className={styles.word}>{say(name)}</span>
    </Button>
  )
}
