import { CheckCircleFilled } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useSay } from '../../lib/language'
import { Panel } from '../../ui/panel'
import { placementWays } from '../booth-ways'
import type { HallBooth } from './allotting'
import styles from './designate.module.css'
import { designateTexts as texts } from './designate.texts'

/** What has just been given, and to whom. */
export interface Given {
  hallId: string
  companies: readonly { id: string; name: string; booths: readonly HallBooth[] }[]
}

export function JustGiven({ given, onClose }: { given: Given; onClose: () => void }) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (given) place.current?.scrollIntoView({ block: 'center' })
  }, [given])
  const list = `/booth/position?${new URLSearchParams({ hallId: given.hallId, state: 'allotted' })}`
  return (
    <div ref={place}>
      <Panel
        id="given"
        title={say(texts.givenTitle)}
        aside={
          <span className={styles.givenTools}>
            <Link to={list}>{say(texts.toList)}</Link>
            <Button size="small" onClick={onClose}>
              {say(texts.close)}
            </Button>
          </span>
        }
      >
        <ul className={styles.given}>
          {given.companies.map(({ id, name, booths }) => (
            <li key={id}>
              <CheckCircleFilled aria-hidden="true" />
              <strong>{name}</strong>
              <span className={styles.codes}>
                {booths.map((booth) => (
                  <Link
                    key={booth.id}
                    to={placementWays.plan(booth)}
                    aria-label={say(texts.onPlan, { booth: booth.code })}
                  >
                    {booth.code}
                  </Link>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
