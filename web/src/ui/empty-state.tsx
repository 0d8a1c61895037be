import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <svg width="72" height="48" viewBox="0 0 72 48" aria-hidden="true" focusable="false">
        {[0, 1, 2].map((column) =>
          [0, 1].map((row) => (
            <rect
              key={`${column}-${row}`}
              x={3 + column * 23}
              y={3 + row * 22}
              width="20"
              height="19"
              rx="2"
            />
          )),
        )}
      </svg>
      <p className={styles.title}>{title}</p>
      {children ? <p>{children}</p> : null}
    </div>
  )
}
