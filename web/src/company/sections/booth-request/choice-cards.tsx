import { Radio } from 'antd'
import { useChoices } from '../../../field'
import styles from './choice-cards.module.css'

interface Props {
  list: string
  /** The question again: a visible label cannot name a group. */
  label: string
  /** Which of the list's items are offered; all of them when not said. */
  only?: readonly string[]
  id?: string
  value?: string
  onChange?: (value: string) => void
  /** Besides the answer itself: what hangs on it starts anew. */
  onChoose: () => void
}

/** A few choices, all in sight at once. */
export function ChoiceCards({ list, label, only, id, value, onChange, onChoose }: Props) {
  const { choices } = useChoices(list, value ? [value] : [])
  const offered = only ? choices.filter((choice) => only.includes(choice.value)) : choices
  return (
    <Radio.Group
      {...(id ? { id } : {})}
      aria-label={label}
      className={styles.cards}
      value={value}
      onChange={({ target }) => {
        onChange?.(target.value as string)
        onChoose()
      }}
    >
      {offered.map((choice) => (
        <Radio key={choice.value} value={choice.value} className={styles.card}>
          {choice.label}
        </Radio>
      ))}
    </Radio.Group>
  )
}
