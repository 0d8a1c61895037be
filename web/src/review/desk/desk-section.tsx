import type { UserType } from '@fairground/domain/account'
import { isGap } from '@fairground/domain/company/sections'
import type { FieldKind } from '@fairground/domain/field'
import type { ShownSection, ShownValue } from '@fairground/wire/review'
import { Button } from 'antd'
import { useState } from 'react'
import { useTitles } from '../../company'
import { useSay } from '../../lib/language'
import { StatusTag } from '../../ui/status-tag'
import { detailTexts } from '../detail/detail.texts'
import { ProductList, Products } from '../detail/products'
import { Shown } from '../detail/shown'
import { deskTexts as texts } from './desk.texts'
import styles from './desk-section.module.css'
import { countOf, type SectionChange } from './section-change'

const wide: ReadonlySet<FieldKind> = new Set<FieldKind>(['paragraph', 'codes', 'file'])

interface Props {
  number: number
  section: ShownSection
  change: SectionChange | undefined
  onlyChanges: boolean
  variant: UserType
  onDocument: (fileId: string) => void
}

/** One section on the desk: what changed stands where it belongs, before and after, among what did not. */
export function DeskSection({ number, section, change, onlyChanges, variant, onDocument }: Props) {
  const say = useSay()
  const titles = useTitles(variant)
  const [opened, setOpened] = useState(false)
  const changedField = (name: string) => change?.fields.find(({ field }) => field === name)
  const facts = section.facts.flatMap(({ field: name, value }) => {
    const field = titles.fieldOf(section.section, name)
    const changed = changedField(name)
    const leftOut = !field || (!changed && value.text === '' && !(section.saved && isGap(field)))
    return leftOut ? [] : [{ field, value, changed }]
  })
  const folded = onlyChanges && !opened
  const shown = facts.filter(({ changed }) => !folded || changed)
  const hidden = facts.length - shown.length
  const count = countOf(change)
  return (
    <section id={section.section} className={styles.section} aria-labelledby={`${section.section}-title`}>
      <div className={styles.head}>
        <i aria-hidden="true">{number}</i>
        <h2 id={`${section.section}-title`}>{titles.section(section.section)}</h2>
        {section.saved ? null : <StatusTag tone="quiet">{say(detailTexts.notSaved)}</StatusTag>}
        {count > 0 ? (
          <span className={styles.count}>{say(texts.changedCount, { count })}</span>
        ) : onlyChanges ? (
          <span className={styles.none}>{say(texts.unchanged)}</span>
        ) : null}
        {folded && (hidden > 0 || section.products.length > 0) ? (
          <Button type="link" size="small" onClick={() => setOpened(true)}>
            {count > 0 && hidden > 0 ? say(texts.othersUnchanged, { count: hidden }) : say(texts.showAll)}
          </Button>
        ) : null}
      </div>
      {shown.length > 0 ? (
        <dl className={styles.facts}>
          {shown.map(({ field, value, changed }) => (
            <div
              key={field.name}
              className={[
                wide.has(field.kind) || changed ? styles.wide : '',
                changed ? styles.changed : '',
              ].join(' ')}
            >
              <dt>{titles.field(section.section, field.name)}</dt>
              <dd>
                {changed ? (
                  <>
                    <Changed {...changed} onDocument={onDocument} />
                    <span className={styles.mark}>{say(texts.changedMark)}</span>
                  </>
                ) : (
                  <Value value={value} onDocument={onDocument} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {change && change.gone.length > 0 ? (
        <div className={styles.products}>
          <h3>{say(texts.gone)}</h3>
          <ProductList products={change.gone} />
        </div>
      ) : null}
      {change && change.fresh.length > 0 ? (
        <div className={styles.products}>
          <h3>{say(texts.fresh)}</h3>
          <ProductList products={change.fresh} />
        </div>
      ) : null}
      {!folded && section.products.length > 0 ? <Products products={section.products} /> : null}
    </section>
  )
}

interface ValueProps {
  value: ShownValue
  onDocument: (fileId: string) => void
}

/** A document is looked at beside the data, not over it. */
function Value({ value, onDocument }: ValueProps) {
  const { file } = value
  if (!file) return <Shown value={value} />
  return (
    <button type="button" className={styles.document} onClick={() => onDocument(file.id)}>
      {file.name}
    </button>
  )
}

interface ChangedProps {
  before: ShownValue
  after: ShownValue
  onDocument: (fileId: string) => void
}

function Changed({ before, after, onDocument }: ChangedProps) {
  const say = useSay()
  return (
    <span className={styles.both}>
      {before.text ? (
        <del>
          <span className={styles.spoken}>{say(texts.was)}</span>
          {before.text}
        </del>
      ) : null}
      <ins>
        <span className={styles.spoken}>{say(texts.became)}</span>
        <Value value={after} onDocument={onDocument} />
      </ins>
    </span>
  )
}
