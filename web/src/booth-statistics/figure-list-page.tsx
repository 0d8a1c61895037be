import { Link, useSearchParams } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { BoothList } from '../placement'
import { statisticsTexts as texts } from './statistics.texts'
import { figuresBefore, paths, waysFrom } from './statistics-paths'

/** The list of booths, as narrow as the figure that led here. */
export function FigureListPage() {
  const say = useSay()
  const language = useLanguage()
  const [search] = useSearchParams()
  return (
    <BoothList
      title={say(texts.list)}
      lead={say(texts.listLead)}
      emptyNote={say(texts.nothing)}
      ways={waysFrom(search, language === 'en', true)}
      back={<Link to={figuresBefore(search) ?? paths.matrix}>{say(texts.backToFigures)}</Link>}
    />
  )
}
