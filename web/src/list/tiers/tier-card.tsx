import { useSay } from '../../lib/language'
import { StatusTag } from '../../ui/status-tag'
import { kindTexts, tierTexts as texts } from './tier.texts'
import { type Lane, placeOf, type Scale, type Span, type Tier } from './tier-scale'
import styles from './tiers.module.css'

interface Props {
  scale: Scale
  title: string
  onEdit: ((id: string) => void) | undefined
}

export function TierCard({ scale, title, onEdit }: Props) {
  const say = useSay()
  const gaps = scale.lanes.flatMap((lane) => lane.gaps.map((span) => ({ lane, span })))
  const overlaps = scale.lanes.flatMap((lane) => lane.overlaps.map((span) => ({ lane, span })))
  const bare = ({ least, most }: Span) => (least === most ? String(least) : say(texts.span, { least, most }))
  const measured = (span: Span) => say(texts[scale.unit], { span: bare(span) })
  const styleOf = (span: Span) => {
    const { left, width } = placeOf(span, scale)
    return { left: `${left}%`, width: `${width}%` }
  }

  const bar = (tier: Tier, kind: Lane['kind']) => {
    const words = (
      <>
        <b>{bare(tier)}</b> <span className={styles.label}>{tier.label}</span>
      </>
    )
    const look = `${styles.bar} ${styles[kind]}`
    return onEdit ? (
      <button
        key={tier.id}
        type="button"
        className={look}
        style={styleOf(tier)}
        title={say(texts.tier, { label: tier.label, span: measured(tier) })}
        aria-label={say(texts.editTier, {
          kind: say(kindTexts[kind]),
          label: tier.label,
          span: bare(tier),
        })}
        onClick={() => onEdit(tier.id)}
      >
        {words}
      </button>
    ) : (
      <span key={tier.id} className={look} style={styleOf(tier)} title={measured(tier)}>
        {words}
      </span>
    )
  }

  return (
    <section className={styles.card} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {gaps.length > 0 ? (
          <StatusTag tone="warn">{say(texts.gapCount, { count: gaps.length })}</StatusTag>
        ) : null}
        {overlaps.length > 0 ? (
          <StatusTag tone="bad">{say(texts.overlapCount, { count: overlaps.length })}</StatusTag>
        ) : null}
        {gaps.length + overlaps.length === 0 ? <StatusTag tone="ok">{say(texts.sound)}</StatusTag> : null}
      </header>
      {scale.lanes.map((lane) => (
        <div key={lane.kind} className={styles.lane}>
          <h3>{say(kindTexts[lane.kind])}</h3>
          <div className={styles.lines}>
            {(lane.lines.length > 0 ? lane.lines : [[]]).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place
              <div key={index} className={styles.line}>
                {line.map((tier) => bar(tier, lane.kind))}
                {index === 0
                  ? lane.gaps.map((span) => (
                      <span key={span.least} className={styles.gap} style={styleOf(span)} aria-hidden />
                    ))
                  : null}
                {lane.overlaps.map((span) => (
                  <span key={span.least} className={styles.overlap} style={styleOf(span)} aria-hidden />
                ))}
              </div>
            ))}
          </div>
        </div>
      ))}
      <p className={styles.ends} aria-hidden>
        <span>{scale.least}</span>
        <span>{say(texts[scale.unit], { span: scale.most })}</span>
      </p>
      {gaps.length + overlaps.length > 0 ? (
        <ul className={styles.problems}>
          {gaps.map(({ lane, span }) => (
            <li key={`gap${lane.kind}${span.least}`}>
              <i className={styles.gapMark} aria-hidden />
              {say(texts.gap, { kind: say(kindTexts[lane.kind]), span: measured(span) })}
            </li>
          ))}
          {overlaps.map(({ lane, span }) => (
            <li key={`overlap${lane.kind}${span.least}`}>
              <i className={styles.overlapMark} aria-hidden />
              {say(texts.overlap, { kind: say(kindTexts[lane.kind]), span: measured(span) })}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
