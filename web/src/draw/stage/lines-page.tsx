import { useState } from 'react'
import { useSay } from '../../lib/language'
import { openPaths, type Place } from '../read-draw'
import { useRound } from '../use-round'
import { Jumper } from './jumper'
import { Marks } from './marks'
import { placeNumber } from './place-number'
import { Stage } from './stage'
import styles from './stage.module.css'
import { stageTexts as texts } from './stage.texts'
import { useDraw } from './use-draw'
import { usePlaces } from './use-places'
import { useWalk } from './use-walk'

/** Variant B: one company a line, with whom to ask for, made unreadable enough, and when it chooses. */
export function LinesPage() {
  const say = useSay()
  const round = useRound()
  const { state: now, failed, askNow } = useDraw(round)
  const [pageSize, setPageSize] = useState(10)
  const drawId = now?.state === 'drawn' ? now.draw?.id : undefined
  const pages = Math.ceil((now?.companies ?? 0) / pageSize)
  const walk = useWalk(drawId ? pages : 0)
  const places = usePlaces({ path: openPaths.lines, drawId, round, page: walk.page, pageSize })
  const scroll = pageSize > 10 ? styles.long : styles.scroll
  return (
    <Stage
      now={now}
      failed={failed}
      round={round}
      askNow={askNow}
      places={places}
      pager={
        <div className={styles.pagers}>
          <Jumper size={pageSize} onSize={setPageSize} pages={pages} go={walk.go} />
          <Marks walk={walk} pages={pages} total={now?.companies ?? 0} />
        </div>
      }
    >
      {places ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: with fifty lines it scrolls, also by keyboard
        <section className={scroll} tabIndex={0} aria-label={say(texts.company)}>
          <table className={styles.lines}>
            <thead>
              <tr>
                <th scope="col">{say(texts.place)}</th>
                <th scope="col">{say(texts.company)}</th>
                <th scope="col">{say(texts.contact)}</th>
                <th scope="col">{say(texts.window)}</th>
              </tr>
            </thead>
            <tbody key={places.list[0]?.place}>
              {places.list.map((row) => (
                <tr key={row.place}>
                  <td className={styles.number}>{placeNumber(row.place, places.total)}</td>
                  <th scope="row">{row.companyName}</th>
                  <td className={styles.figures}>
                    {row.contact} {row.mobile}
                  </td>
                  <td className={styles.figures}>{slot(row)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : (
        <p role="status">{say(texts.loading)}</p>
      )}
    </Stage>
  )
}

/** 11-18 09:00 – 09:30: a day is said once where it is the same. */
const slot = ({ startsShort, endsShort }: Place): string =>
  `${startsShort} – ${startsShort.slice(0, 5) === endsShort.slice(0, 5) ? endsShort.slice(6) : endsShort}`
