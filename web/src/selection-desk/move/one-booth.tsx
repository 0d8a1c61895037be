import { type BoothState, useOfState } from '@fairground/domain/booth'
import { Select } from 'antd'
import { useSay } from '../../lib/language'
import { moveTexts as texts } from './move.texts'
import type { PlanSpot } from './move-dialog'

interface Props {
  id?: string
  value?: string[]
  onChange?: (boothIds: string[]) => void
  'aria-label'?: string
  booths: readonly PlanSpot[]
}

/** Whether somebody can come to such a booth. */
export const canCome = (state: BoothState): boolean =>
  useOfState[state] === 'free' || useOfState[state] === 'taken'

/** One booth of the hall to which somebody can go: free, or another company's. */
export function OneBooth({ value = [], onChange, booths, ...labelled }: Props) {
  const say = useSay()
  return (
    <Select
      {...labelled}
      value={value[0] ?? null}
      onChange={(boothId) => onChange?.(boothId ? [boothId] : [])}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={say(texts.pick)}
      notFoundContent={say(texts.nothing)}
      options={booths
        .filter(({ state }) => canCome(state))
        .map(({ id, code, state, name }) => ({
          value: id,
          label: `${code} · ${useOfState[state] === 'free' ? say(texts.free) : name}`,
        }))}
    />
  )
}
