import type { statisticsScreens } from '@fairground/wire/statistics/screens'
import type { ScreenModule, ScreenModules } from '../lib/screen-module'

const figures: ScreenModule = () =>
  import('./statistic-page').then(({ StatisticAtPage }) => ({ Component: StatisticAtPage }))
const overview: ScreenModule = () =>
  import('./overview-page').then(({ OverviewPage }) => ({ Component: OverviewPage }))
const company: ScreenModule = () =>
  import('./company-page').then(({ CompanyPage }) => ({ Component: CompanyPage }))

export const statisticsScreenModules: ScreenModules<typeof statisticsScreens> = {
  '/statistical/registrationStatis': overview,
  '/statistical/boothStatis': overview,
  '/statistical/statisConfirm': figures,
  '/statistical/statisArea': figures,
  '/statistical/statisProduct': figures,
  '/statistical/statisNoBooth': figures,
  '/applicationStatistical': figures,
  '/statistical/contractStatis': figures,
  '/statistical/boothStatis/boothStatisVenueList': figures,
  '/statistical/boothStatis/boothStatisProList': figures,
  '/statistical/boothStatis/boothStatisAreaList': figures,
  '/home/boothStatisVenueList': figures,
  '/statistical/registrationStatis/statisConfirmQyDetail': company,
  '/statistical/registrationStatis/statisAreaQyDetail': company,
  '/statistical/registrationStatis/statisProductQyDetail': company,
}
