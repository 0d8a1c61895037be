import { Switch } from 'antd'
import { useSay } from '../../lib/language'
import { fieldTexts as texts } from '../field.texts'
import styles from './switch-input.module.css'

interface Props {
  id?: string
  value?: boolean
  onChange?: (value: boolean) => void
}

/** Says in words what its position means. */
export function SwitchInput({ id, value = false, onChange }: Props) {
  const say = useSay()
  return (
    <span className={styles.switch}>
      <Switch {...(id ? { id } : {})} checked={value} onChange={(next) => onChange?.(next)} />
      <span aria-hidden>{say(value ? texts.on : texts.off)}</span>
    </span>
  )
}
