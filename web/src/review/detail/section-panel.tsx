import type { UserType } from '@fairground/domain/account'
import type { ShownSection } from '@fairground/wire/review'
import { useTitles } from '../../company'
import { useSay } from '../../lib/language'
import { Panel } from '../../ui/panel'
import { StatusTag } from '../../ui/status-tag'
import { detailTexts as texts } from './detail.texts'
import { Products } from './products'
import styles from './section-panel.module.css'
import { Shown } from './shown'

/** Asked for only after certain answers, or never required: empty, they are no gaps a reviewer should stop at. */
const noGaps = new Set([
  'formerName',
  'officeExtension',
  'fax',
  'website',
  'postalCode',
  'address',
  'areaCode',
  'phone',
  'bank',
  'bankAccount',
  'overseasBrand',
  'highTechLevel',
  'creditGrade',
  'certifications',
  'otherCertification',
  'standardBooths',
  'indoorArea',
  'outdoorArea',
])
const wide = new Set(['paragraph', 'codes', 'file'])

/** One section of the sign-up, to be read. */
export function SectionPanel({ section, variant }: { section: ShownSection; variant: UserType }) {
  const say = useSay()
  const titles = useTitles(variant)
  const facts = section.facts.flatMap(({ field, value }) => {
    const kind = titles.fieldOf(section.section, field)?.kind ?? 'text'
    const leftOut = value.text === '' && (!section.saved || noGaps.has(field))
    return leftOut ? [] : [{ field, value, kind }]
  })
  return (
    <Panel
      id={section.section}
      title={titles.section(section.section)}
      aside={section.saved ? null : <StatusTag tone="quiet">{say(texts.notSaved)}</StatusTag>}
    >
      <dl className={styles.facts} hidden={facts.length === 0}>
        {facts.map(({ field, value, kind }) => (
          <div key={field} className={wide.has(kind) ? styles.wide : undefined}>
            <dt>{titles.field(section.section, field)}</dt>
            <dd>
              <Shown value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {section.products.length > 0 ? <Products products={section.products} /> : null}
    </Panel>
  )
}
