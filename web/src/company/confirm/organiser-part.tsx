import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useSay } from '../../lib/language'
import { PartSkeleton } from '../../ui/part-skeleton'
import styles from './organiser-parts.module.css'
import { organiserTexts as texts } from './organiser-parts.texts'

interface Asked {
  data: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

interface Props {
  id: string
  title: string
  asked: readonly Asked[]
  children: ReactNode
}

/** A part of the sheet that the company did not write. Where it cannot be read, the sheet itself still can. */
export function OrganiserPart({ id, title, asked, children }: Props) {
  const say = useSay()
  const failed = asked.filter(({ isError, data }) => isError && data === undefined)
  const retry = () => {
    for (const query of failed) void query.refetch()
  }
  return (
    <section className={styles.part} aria-labelledby={`confirm-${id}`}>
      <h2 id={`confirm-${id}`}>{title}</h2>
      {failed.length > 0 ? (
        <p className={styles.quiet}>
          {say(texts.unread)}{' '}
          <Button
            size="small"
            type="link"
            loading={failed.some(({ isFetching }) => isFetching)}
            onClick={retry}
          >
            {say(texts.again)}
          </Button>
        </p>
      ) : asked.every(({ data }) => data !== undefined) ? (
        children
      ) : (
        <PartSkeleton rows={2} />
      )}
    </section>
  )
}
