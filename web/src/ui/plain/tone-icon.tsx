import styles from './tone-icon.module.css'

export type Tone = 'ok' | 'info' | 'warn' | 'bad'

const signs: Record<Tone, string> = {
  ok: 'm4.6 8.3 2.3 2.3 4.5-4.9',
  info: 'M8 7.4v3.8M8 4.8v.1',
  warn: 'M8 4.6v4M8 11.1v.1',
  bad: 'm5.6 5.6 4.8 4.8m0-4.8-4.8 4.8',
}

/** Beside words that say the same, so it is silent. */
export function ToneIcon({ tone }: { tone: Tone }) {
  return (
    <svg className={styles[tone]} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.4" fill="currentColor" />
      <path d={signs[tone]} fill="none" stroke="var(--paper)" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  )
}
