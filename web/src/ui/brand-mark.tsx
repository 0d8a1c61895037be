import styles from './brand-mark.module.css'

interface Props {
  /** The words beside the mark; the mark itself carries no meaning of its own. */
  name?: string
  size?: number
}

/** Four booths, one of them taken: the same drawing as the icon of the browser tab. */
export function BrandMark({ name, size = 28 }: Props) {
  return (
    <span className={styles.brand}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" fill="var(--ember-fill)" />
        <g fill="var(--on-fill)">
          <rect x="7" y="7" width="8" height="8" rx="1.5" />
          <rect x="17" y="7" width="8" height="8" rx="1.5" opacity=".55" />
          <rect x="7" y="17" width="8" height="8" rx="1.5" opacity=".55" />
          <rect x="17" y="17" width="8" height="8" rx="1.5" opacity=".55" />
        </g>
      </svg>
      {name ? <span className={styles.name}>{name}</span> : null}
    </span>
  )
}
