import { exportBoothFigures } from '@fairground/wire/booth-statistics'
import { useSay } from '../lib/language'
import { ExportButton } from '../ui/export-button'
import { useMedia } from '../ui/use-media'
import { FiguresShown } from './figures-shown'
import { MatrixCards } from './matrix-cards'
import { useMatrix } from './matrix-rows'
import { MatrixTable } from './matrix-table'
import { statisticsTexts as texts } from './statistics.texts'
import { StatisticsFrame } from './statistics-frame'
import { useFigureFilters } from './use-figures'

/** Hall × type × state: how full each hall is, and of what. */
export function MatrixPage() {
  const say = useSay()
  const { filters } = useFigureFilters()
  const phone = useMedia('(max-width: 760px)')
  const rowsOf = useMatrix(filters)
  return (
    <StatisticsFrame
      title={say(texts.matrix)}
      lead={say(texts.matrixLead)}
      actions={<ExportButton endpoint={exportBoothFigures} given={{ query: filters }} />}
    >
      <FiguresShown>
        {({ cells, halls }) => {
          const rows = rowsOf(cells, halls)
          return phone ? <MatrixCards rows={rows} /> : <MatrixTable rows={rows} />
        }}
      </FiguresShown>
    </StatisticsFrame>
  )
}
