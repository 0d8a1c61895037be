import { CloseOutlined } from '@ant-design/icons'
import { boothClassNames, openingName } from '@fairground/domain/booth'
import { Button, Form, Select } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { BoothStateTag } from '../booth-state'
import { placementWays } from '../booth-ways'
import { chosenOf, type HallBooth, isFree, isLookedFor } from './allotting'
import styles from './designate.module.css'
import { designateTexts as texts } from './designate.texts'

interface Props {
  id?: string
  value?: string[]
  onChange?: (boothIds: string[]) => void
  /** All of the hall: what was picked may have gone to somebody else meanwhile. */
  booths: readonly HallBooth[]
  offered: readonly HallBooth[]
  /** The numbers of those the company has: an answer that was lost may have given it what is picked here. */
  held: readonly string[]
  /** What is wrong with what was picked, as far as this page can tell. The server's word goes before it. */
  fault: string | undefined
  'aria-label': string
}

/** Free booths found by number, type, open sides or area; what is picked stands below with its way to the plan. */
export function BoothPicker({ id, value = [], onChange, booths, offered, held, fault, ...labelled }: Props) {
  const say = useSay()
  const told = useTold()
  const { errors } = Form.Item.useStatus()
  const [typed, setTyped] = useState('')
  const chosen = chosenOf(value, booths)
  const offPlan = value.length - chosen.length
  const listed = offered.concat(chosen.filter((booth) => !offered.includes(booth)))
  const without = (boothId: string) => onChange?.(value.filter((one) => one !== boothId))
  return (
    <div className={styles.picker}>
      <Select<string[]>
        {...(id ? { id } : {})}
        {...labelled}
        mode="multiple"
        value={value}
        onChange={onChange}
        showSearch={{
          searchValue: typed,
          onSearch: setTyped,
          filterOption: (text, option) => isLookedFor(String(option?.told ?? ''), text.trim()),
        }}
        placeholder={say(texts.pick)}
        maxTagCount={0}
        maxTagPlaceholder={() => say(texts.picked, { count: value.length })}
        notFoundContent={say(offered.length > 0 ? texts.nothingFound : texts.nothingLeft)}
        options={listed.map((booth) => ({
          value: booth.id,
          label: booth.code,
          told: `${booth.code} ${told(booth)}`,
          booth,
        }))}
        optionRender={({ data: { booth } }) => (
          <span className={styles.option}>
            <b>{booth.code}</b>
            <small>{told(booth)}</small>
          </span>
        )}
      />
      {chosen.length > 0 ? (
        <ul className={styles.chosen}>
          {chosen.map((booth) => (
            <Chosen
              key={booth.id}
              booth={booth}
              told={told(booth)}
              isHeld={held.includes(booth.code)}
              onRemove={() => without(booth.id)}
            />
          ))}
        </ul>
      ) : null}
      <p role="status" className={styles.fault}>
        {errors.length === 0 ? fault : null}
      </p>
      {offPlan > 0 ? (
        <p className={styles.fault}>
          {say(texts.offPlan, { count: offPlan })}{' '}
          <Button type="link" size="small" onClick={() => onChange?.(chosen.map((booth) => booth.id))}>
            {say(texts.dropOffPlan)}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

interface ChosenProps {
  booth: HallBooth
  told: string
  isHeld: boolean
  onRemove: () => void
}

function Chosen({ booth, told, isHeld, onRemove }: ChosenProps) {
  const say = useSay()
  const { code } = booth
  return (
    <li>
      <span>
        <b>{code}</b> <small>{told}</small>{' '}
        {isFree(booth) ? null : (
          <span className={isHeld ? undefined : styles.fault}>
            <BoothStateTag state={booth.status} /> {say(isHeld ? texts.hasIt : texts.takenAway)}
          </span>
        )}
      </span>
      <Link to={placementWays.plan(booth)} aria-label={say(texts.onPlan, { booth: code })}>
        {say(texts.plan)}
      </Link>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden="true" />}
        aria-label={say(texts.removeBooth, { booth: code })}
        onClick={onRemove}
      />
    </li>
  )
}

/** What a booth is, in one line: 光地 · 两面开 · 36 m² · 6 × 6. */
function useTold(): (booth: HallBooth) => string {
  const language = useLanguage()
  return ({ boothClass, openSides, areaM2, widthM, depthM }) =>
    [
      boothClassNames[boothClass][language],
      openingName(openSides)?.[language],
      `${areaM2}\u00a0m²`,
      `${widthM}\u00a0×\u00a0${depthM}`,
    ]
      .filter(Boolean)
      .join(' · ')
}
