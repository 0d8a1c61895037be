import {
  boothDemand,
  boothFigures,
  exportBoothDemand,
  exportBoothFigures,
} from '@fairground/wire/booth-statistics'
import { chineseExhibitors, type Stories } from './people'

export const boothStatistics: Stories = {
  'the fair in figures': async (story) => {
    await story.ask('clerk', boothFigures)
    await story.ask('clerk', boothDemand)
    await story.refused(chineseExhibitors.draft, boothFigures)
    await story.ask('overseas', exportBoothFigures, { query: { boothClass: 'raw' } })
    await story.ask('clerk', exportBoothDemand)
    await story.wrong('clerk', exportBoothFigures, { query: { boothClass: 'gone' as 'raw' } })
  },
}
