import type { UserType } from '@fairground/domain/account'
import { isGap } from '@fairground/domain/company/sections'
import type { FieldKind } from '@fairground/domain/field'
import type { ShownSection } from '@fairground/wire/review'
import { useTitles } from '../../company'
import { useSay } from '../../lib/language'
import { Panel } from '../../ui/panel'
import { StatusTag } from '../../ui/status-tag'
import { detailTexts as texts } from './detail.texts'
import { Products } from './products'
import styles from './section-panel.module.css'
import { Shown } from './shown'

const wide: ReadonlySet<FieldKind> = new Set<FieldKind>(['paragraph', 'codes', 'file'])

/** One section of the sign-up, to be read. */
export function SectionPanel({ section, variant }: { section: ShownSection; variant: UserType }) {
  const say = useSay()
  const titles = useTitles(variant)
  const facts = section.facts.flatMap(({ field: name, value }) => {
    const field = titles.fieldOf(section.section, name)
    const leftOut = !field || (value.text === '' && !(section.saved && isGap(field)))
    return leftOut ? [] : [{ field, value }]
  })
  return (
    <Panel
      id={section.section}
      title={titles.section(section.section)}
      aside={section.saved ? null : <StatusTag tone="quiet">{say(texts.notSaved)}</StatusTag>}
    >
      <dl className={styles.facts} hidden={facts.length === 0}>
        {facts.map(({ field, value }) => (
          <div key={field.name} className={wide.has(field.kind) ? styles.wide : undefined}>
            <dt>{titles.field(section.section, field.name)}</dt>
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
