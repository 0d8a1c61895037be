import { WarningOutlined } from '@ant-design/icons'
import { boothStateNames } from '@fairground/domain/booth'
import type { AssignmentOutlook } from '@fairground/wire/placement/outlook'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useCodeName } from '../codelist'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { areaOf, requestText } from '../review'
import { PartSkeleton } from '../ui/part-skeleton'
import styles from './outlook.module.css'
import { outlookTexts as texts, tierTexts } from './outlook.texts'
import type { OutlookReading } from './use-outlook'

interface Props {
  reading: OutlookReading
  /** Who would have a booth by then that nobody has yet. */
  whoElse?: (boothId: string) => string | undefined
}

/** What a company asked for, may have and has, what is left then and who stands beside it. */
export function OutlookFacts({ reading: { outlook, failed, retry }, whoElse }: Props) {
  const say = useSay()
  if (outlook)
    return (
      <div className={styles.outlook}>
        <Standing outlook={outlook} whoElse={whoElse} />
        <Findings outlook={outlook} />
      </div>
    )
  return failed ? (
    <p className={styles.failed}>
      {say(texts.unread)}{' '}
      <Button type="link" size="small" onClick={retry}>
        {say(texts.retry)}
      </Button>
    </p>
  ) : (
    <PartSkeleton rows={3} />
  )
}

function Standing({ outlook, whoElse }: { outlook: AssignmentOutlook } & Pick<Props, 'whoElse'>) {
  const say = useSay()
  const language = useLanguage()
  const boothType = useCodeName('boothType')
  const { asked, quota, holds, left, beside } = outlook
  const facts: [label: string, fact: ReactNode][] = [
    [say(texts.asked), asked ? requestText(asked, boothType) : ''],
    [say(texts.quota), quota ? `${quota.tier} · ${say(tierTexts[quota.source])}` : ''],
    [
      say(texts.has),
      holds.length > 0
        ? `${holds.map(({ code }) => code).join(' ')} · ${formatNumber(areaOf(holds), language)}\u00a0m²`
        : '',
    ],
  ]
  if (quota && left !== null)
    facts.push([
      say(texts.left),
      say(quota.boothClass === 'raw' ? texts.leftArea : texts.leftCount, {
        count: left,
        most: formatNumber(quota.most, language),
        left: formatNumber(left, language),
      }),
    ])
  if (beside.length > 0)
    facts.push([
      say(texts.beside),
      <ul key="beside" className={styles.beside}>
        {beside.map(({ id, code, state, company }) => (
          <li key={id}>
            <b>{code}</b> {company || whoElse?.(id) || boothStateNames[state][language]}
          </li>
        ))}
      </ul>,
    ])
  return (
    <dl className={styles.standing}>
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact || say(texts.none)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What whoever gives should know first. */
function Findings({ outlook: { refused, outsideQuota, warnings } }: { outlook: AssignmentOutlook }) {
  const findings = refused ? [] : outsideQuota ? [outsideQuota, ...warnings] : warnings
  return (
    <div role="status">
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li key={finding}>
            <WarningOutlined aria-hidden="true" /> {finding}
          </li>
        ))}
      </ul>
    </div>
  )
}
