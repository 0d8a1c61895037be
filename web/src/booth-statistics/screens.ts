import type { boothStatisticsScreens } from '@fairground/wire/booth-statistics/screens'
import type { ScreenModules } from '../lib/screen-module'

export const boothStatisticsScreenModules: ScreenModules<typeof boothStatisticsScreens> = {
  '/booth/positionStatistical': () =>
    import('./matrix-page').then(({ MatrixPage }) => ({ Component: MatrixPage })),
  '/booth/positionStatistical/list': () =>
    import('./figure-list-page').then(({ FigureListPage }) => ({ Component: FigureListPage })),
  '/booth/positionStatistical/detail': () =>
    import('./figure-booth-page').then(({ FigureBoothPage }) => ({ Component: FigureBoothPage })),
  '/booth/positionStatistical/analysis': () =>
    import('./analysis-page').then(({ AnalysisPage }) => ({ Component: AnalysisPage })),
  '/booth/positionStatistical/positionDesign': () =>
    import('./plan-page').then(({ PlanPage }) => ({ Component: PlanPage })),
  '/booth/positionAnalysis': () =>
    import('./demand-page').then(({ DemandPage }) => ({ Component: DemandPage })),
}
