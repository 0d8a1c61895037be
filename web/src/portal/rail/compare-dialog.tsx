import type { KeptList, RowVersion } from '@fairground/wire/list'
import { Modal, Select } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { ChangeList } from '../../list'
import { useTimeZone } from '../../session/use-fair'
import { listMoment } from '../../ui/list/list-moment'
import styles from '../portal.module.css'
import { portalTexts as texts } from '../portal.texts'
import { useVersionChanges } from './use-version-changes'

interface Props {
  list: KeptList
  versions: readonly RowVersion[]
  /** The version whose changes were asked for: it opens beside the one before it. */
  number: number
  onClose: () => void
}

/** What changed between two versions, any two. */
export function CompareDialog({ list, versions, number, onClose }: Props) {
  const say = useSay()
  const timeZone = useTimeZone()
  const changesBetween = useVersionChanges(list)
  const before = versions.find((version) => version.number < number)?.number ?? number
  const [chosen, setChosen] = useState({ from: before, to: number })
  const valuesOf = (wanted: number) => versions.find((version) => version.number === wanted)?.values ?? {}
  const options = versions.map(({ number: value, at, by }) => ({
    value,
    label: `v${value} · ${by} · ${listMoment(at, timeZone)}`,
  }))
  return (
    <Modal
      open
      width={680}
      title={say(texts.changedIn, { number: chosen.to })}
      footer={null}
      onCancel={onClose}
    >
      <div className={styles.compared}>
        {(['from', 'to'] as const).map((side) => (
          <Select<number>
            key={side}
            value={chosen[side]}
            onChange={(version) => setChosen({ ...chosen, [side]: version })}
            options={options}
            aria-label={say(texts[side])}
          />
        ))}
      </div>
      <ChangeList changes={changesBetween(valuesOf(chosen.from), valuesOf(chosen.to))} />
    </Modal>
  )
}
