import { useSay } from '../../lib/language'
import { openPaths } from '../read-draw'
import { useRound } from '../use-round'
import { Marks } from './marks'
import { placeNumber } from './place-number'
import { Stage } from './stage'
import styles from './stage.module.css'
import { stageTexts as texts } from './stage.texts'
import { useDraw } from './use-draw'
import { usePlaces } from './use-places'
import { useWalk } from './use-walk'

const pageSize = 40

/** Variant A: forty companies in four columns, from page to page. */
export function ColumnsPage() {
  const say = useSay()
  const round = useRound()
  const { state: now, failed, askNow } = useDraw(round)
  const drawId = now?.state === 'drawn' ? now.draw?.id : undefined
  const pages = Math.ceil((now?.companies ?? 0) / pageSize)
  const walk = useWalk(drawId ? pages : 0)
  const places = usePlaces({ path: openPaths.columns, drawId, round, page: walk.page, pageSize })
  return (
    <Stage
      now={now}
      failed={failed}
      round={round}
      askNow={askNow}
      places={places}
      pager={<Marks walk={walk} pages={pages} total={now?.companies ?? 0} />}
    >
      {places ? (
        <ol key={places.list[0]?.place} className={styles.columns} start={places.list[0]?.place}>
          {places.list.map(({ place, companyName }) => (
            <li key={place}>
              <b>{placeNumber(place, places.total)}</b>
              <span>{companyName}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p role="status">{say(texts.loading)}</p>
      )}
    </Stage>
  )
}
