import { Input } from 'antd'
import { formatNumber } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { SchemaField } from '../../ui/form/schema-field'
import { SubmitButton } from '../../ui/form/submit-button'
import { Panel } from '../../ui/panel'
import { chosenOf, type Entry, type HallBooth, sumOf } from './allotting'
import styles from './designate.module.css'
import { designateTexts as texts } from './designate.texts'
import { useSumText } from './use-sum-text'

interface Props {
  entries: readonly Entry[]
  booths: readonly HallBooth[]
  nameOf: (companyId: string) => string
}

/** The whole to be looked over, the reason for it, and the one button. */
export function Overview({ entries, booths, nameOf }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { count, areaM2 } = sumOf(
    chosenOf(
      entries.flatMap(({ boothIds }) => boothIds),
      booths,
    ),
  )
  return (
    <Panel id="overview" title={say(texts.overview)}>
      <div className={styles.overview}>
        <dl className={styles.figures}>
          <Figure label={say(texts.sumCompanies)} value={entries.length} />
          <Figure label={say(texts.sumBooths)} value={count} />
          <Figure label={say(texts.sumArea)} value={`${formatNumber(areaM2, language)}\u00a0m²`} />
        </dl>
        {entries.length > 0 ? (
          <ul className={styles.lines}>
            {entries.map(({ companyId, boothIds }) => (
              <Line key={companyId} name={nameOf(companyId)} booths={chosenOf(boothIds, booths)} />
            ))}
          </ul>
        ) : (
          <p className={styles.soft}>{say(texts.overviewEmpty)}</p>
        )}
        <SchemaField name="reason" label={say(texts.reason)} counter>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
        </SchemaField>
        <SubmitButton block>{say(texts.submit)}</SubmitButton>
        <p className={styles.soft}>{say(texts.effect)}</p>
      </div>
    </Panel>
  )
}

function Figure({ label, value }: { label: string; value: string | number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Line({ name, booths }: { name: string; booths: readonly HallBooth[] }) {
  const say = useSay()
  const sumText = useSumText()
  return (
    <li>
      <strong>{name}</strong>
      {booths.length > 0 ? (
        <>
          <span className={styles.codes}>{booths.map(({ code }) => code).join('  ')}</span>
          <small>{sumText(sumOf(booths))}</small>
        </>
      ) : (
        <small>{say(texts.noneYet)}</small>
      )}
    </li>
  )
}
