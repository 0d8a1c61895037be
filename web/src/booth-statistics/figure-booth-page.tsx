import { Link, useSearchParams } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { BoothPage } from '../placement'
import { statisticsTexts as texts } from './statistics.texts'
import { figuresBefore, paths, rowsBefore, waysFrom } from './statistics-paths'

/** One booth, with the way back to the rows and the figures it was found by. */
export function FigureBoothPage() {
  const say = useSay()
  const language = useLanguage()
  const [search] = useSearchParams()
  const rows = rowsBefore(search)
  return (
    <BoothPage
      ways={waysFrom(search, language === 'en')}
      back={
        <>
          {rows ? <Link to={rows}>{say(texts.backToRows)}</Link> : null}
          <Link to={figuresBefore(search) ?? paths.matrix}>{say(texts.backToFigures)}</Link>
        </>
      }
    />
  )
}
