import type { contractScreens } from '@fairground/wire/contract/screens'
import type { ScreenModule, ScreenModules } from '../lib/screen-module'

const template: ScreenModule = () =>
  import('./templates/template-page').then(({ TemplatePage }) => ({ Component: TemplatePage }))
const own: ScreenModule = () =>
  import('./own/own-contract-page').then(({ OwnContractPage }) => ({ Component: OwnContractPage }))

export const contractScreenModules: ScreenModules<typeof contractScreens> = {
  '/contract/manage': () =>
    import('./manage/manage-page').then(({ ManagePage }) => ({ Component: ManagePage })),
  '/contract/manage/detail': () =>
    import('./manage/contract-page').then(({ ContractPage }) => ({ Component: ContractPage })),
  '/contract/manage/update': () =>
    import('./manage/revise-page').then(({ RevisePage }) => ({ Component: RevisePage })),
  '/contract/manage/process': () =>
    import('./manage/process-page').then(({ ProcessPage }) => ({ Component: ProcessPage })),
  '/contract/manage/process/detail': () =>
    import('./manage/process-page').then(({ ProcessDetailPage }) => ({ Component: ProcessDetailPage })),
  '/contract/backup': () =>
    import('./archive/archive-page').then(({ ArchivePage }) => ({ Component: ArchivePage })),
  '/contract/backup/detail': () =>
    import('./archive/archived-page').then(({ ArchivedPage }) => ({ Component: ArchivedPage })),
  '/contract/statistical': () =>
    import('./figures/figures-page').then(({ FiguresPage }) => ({ Component: FiguresPage })),
  '/contract/classify': () =>
    import('./classes/class-list-page').then(({ ClassListPage }) => ({ Component: ClassListPage })),
  '/contract/classify/detail': () =>
    import('./classes/class-page').then(({ ClassPage }) => ({ Component: ClassPage })),
  '/contract/set': () =>
    import('./templates/template-list-page').then(({ TemplateListPage }) => ({
      Component: TemplateListPage,
    })),
  '/contract/set/htsz/insert': template,
  '/contract/set/htsz/update': template,
  '/contract/manage/ManageZS': own,
  '/contract/manage/ManageZSENG': own,
}
