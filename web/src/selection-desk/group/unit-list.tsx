import type { UnitStanding } from '@fairground/domain/selection'
import type { ExhibitionGroup } from '@fairground/wire/selection/block'
import { useSay } from '../../lib/language'
import { StatusTag, type Tone } from '../../ui/status-tag'
import { BoothCodes } from '../booth-codes'
import desk from '../desk.module.css'
import { deskTexts } from '../desk.texts'
import { useDeskAddress } from '../desk-address'
import styles from './group.module.css'
import { standingTexts, groupTexts as texts } from './group.texts'

const tones: Record<UnitStanding, Tone> = {
  delegate: 'ok',
  inBlock: 'info',
  hasBooths: 'quiet',
  apart: 'quiet',
}

/** The companies of a group, what each may have and has, and who chooses for it. */
export function UnitList({ units }: { units: ExhibitionGroup['units'] }) {
  const say = useSay()
  const { openCompany } = useDeskAddress()
  const spanText = (count: ExhibitionGroup['units'][number]['count']) => {
    if (!count) return say(deskTexts.noQuota)
    return count.least === count.most
      ? say(deskTexts.spanOne, { count: count.most })
      : say(deskTexts.span, count)
  }
  return (
    <ul className={styles.units} aria-label={say(texts.units)}>
      {units.map(({ companyId, name, approved, count, codes, standing }) => (
        <li key={companyId}>
          <button
            type="button"
            className={desk.name}
            aria-label={say(texts.openCompany, { company: name })}
            onClick={() => openCompany(companyId)}
          >
            {name}
          </button>
          <span>{spanText(count)}</span>
          {codes.length > 0 ? <BoothCodes codes={codes} /> : null}
          {approved ? null : <StatusTag tone="warn">{say(texts.notApproved)}</StatusTag>}
          {standing ? <StatusTag tone={tones[standing]}>{say(standingTexts[standing])}</StatusTag> : null}
        </li>
      ))}
    </ul>
  )
}
