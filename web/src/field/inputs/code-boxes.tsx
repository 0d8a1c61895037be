import { Checkbox } from 'antd'
import { useCodeName } from '../../codelist'
import styles from './code-boxes.module.css'

interface Props {
  list: string
  only: readonly string[]
  id?: string
  value?: string[]
  onChange?: (value: string[]) => void
}

/** A few codes of a list, all in sight; by the bare code until the list is here. */
export function CodeBoxes({ list, only, id: _id, ...group }: Props) {
  const nameOf = useCodeName(list)
  return (
    <Checkbox.Group
      className={styles.boxes ?? ''}
      options={only.map((value) => ({ value, label: nameOf(value) || value }))}
      {...group}
    />
  )
}
