import * as calls from '@fairground/wire/catalogue'
import { setSetting } from '../../../selection/selection-support'
import { chineseExhibitors, overseasExhibitors, type Stories, unknownId } from './people'

const page = { page: 1, pageSize: 2 }

export const catalogue: Stories = {
  'an entry, from the sign-up to the catalogue': async (story) => {
    const who = chineseExhibitors.boothChosen
    const own = await story.ask(who, calls.ownCatalogue)
    await story.ask(overseasExhibitors.boothChosen, calls.ownCatalogue)
    const values = {
      ...own.values,
      nameZh: '大连科亚',
      introZh: '消防装备',
      phone: '0571-88886666',
      email: '',
    }
    const body = { version: own.version, submit: false, values }
    const { version } = await story.ask(who, calls.saveCatalogue, { body })
    await story.refused(who, calls.saveCatalogue, { body: { ...body, version: 99, submit: true } })
    await story.wrong(who, calls.saveCatalogue, {
      body: { version, submit: true, values: { ...values, nameZh: '' } },
    })
    await story.ask(who, calls.saveCatalogue, { body: { version, submit: true, values } })
    await story.ask(who, calls.agreeToDirectory, { body: { agreed: true } })
    await story.ask(who, calls.agreeToDirectory, { body: { agreed: false } })

    await story.ask('clerk', calls.catalogueOverview)
    const { list } = await story.ask('clerk', calls.listCatalogue, {
      body: { ...page, sort: '-submittedAt', state: 'submitted' },
    })
    const [first] = list
    if (!first) throw new Error('it was submitted')
    const { companyId } = first
    const entry = await story.ask('clerk', calls.findCatalogueEntry, { query: { companyId } })
    await story.ask('clerk', calls.findCatalogueEntry, { query: { companyId: unknownId } })
    const decided = {
      companyId,
      version: entry?.version ?? 0,
      approved: true,
      remark: '',
      values: entry?.values ?? values,
    }
    await story.refused('clerk', calls.decideCatalogue, { body: decided })
    await story.wrong('admin', calls.decideCatalogue, { body: { ...decided, approved: false } })
    await story.ask('admin', calls.decideCatalogue, { body: decided })
    await story.refused('admin', calls.decideCatalogue, { body: { ...decided, companyId: unknownId } })
    await story.ask('admin', calls.remindOfCatalogue, { body: { companyIds: [companyId] } })
    await story.wrong('admin', calls.remindOfCatalogue, { body: { companyIds: [] } })
    await story.ask('clerk', calls.exportCatalogue, { query: { state: 'approved', sort: 'company' } })
    await story.ask('clerk', calls.cataloguePdf, { query: { language: 'zh' } })
    const before = story.fair.platform.settings.current().catalogueDeadline
    await setSetting(story.fair, 'catalogueDeadline', '2026-01-01')
    await story.refused(who, calls.saveCatalogue, { body })
    await setSetting(story.fair, 'catalogueDeadline', before)
  },
}
