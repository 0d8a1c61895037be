import { modules } from '@fairground/domain/account'
import { fairFacts } from '@fairground/wire/fair'
import { exhibitorHome, organiserHome } from '@fairground/wire/home'
import { companyHub } from '@fairground/wire/hub'
import { search } from '@fairground/wire/search'
import { menuTree } from '@fairground/wire/shell'
import { companyStanding } from '@fairground/wire/standing'
import { companyOf } from '../../../review/review-support'
import { allExhibitors, chineseExhibitors, overseasExhibitors, type Stories, unknownId } from './people'

export const fair: Stories = {
  'facts of the fair': async (story) => {
    await story.ask('nobody', fairFacts)
    await story.ask('nobody, in English', fairFacts)
  },
}

export const shell: Stories = {
  'menus of everybody': async (story) => {
    for (const who of [
      chineseExhibitors.draft,
      overseasExhibitors.draft,
      'admin',
      'leader',
      'clerk',
      'overseas',
    ])
      for (const module of modules) await story.ask(who, menuTree, { params: { module } })
  },
  'menus there are none of': async (story) => {
    await story.wrong('admin', menuTree, { params: { module: 'nowhere' } })
    await story.refused('nobody', menuTree, { params: { module: 'exhibition' } })
    await story.refused('nobody, in English', menuTree, { params: { module: 'exhibition' } })
  },
}

export const home: Stories = {
  'an exhibitor of every stage': async (story) => {
    for (const who of allExhibitors) await story.ask(who, exhibitorHome)
    await story.refused('admin', exhibitorHome)
  },
  'the organiser': async (story) => {
    await story.ask('clerk', organiserHome)
    await story.ask('overseas', organiserHome)
    await story.refused(overseasExhibitors.draft, organiserHome)
  },
}

export const searching: Stories = {
  'what staff type': async (story) => {
    for (const text of ['消防', '13800000003', 'Fire', 'exhibitor3@example.com', 'A1', 'zzzz'])
      await story.ask('clerk', search, { body: { text } })
  },
  'what finds nothing to look for': async (story) => {
    await story.wrong('clerk', search, { body: { text: '' } })
    await story.wrong('overseas', search, { body: { text: 'x'.repeat(500) } })
    await story.wrong('overseas', search, { body: {} })
  },
}

export const standing: Stories = {
  'companies held against the lists': async (story) => {
    for (const who of allExhibitors)
      await story.ask('clerk', companyStanding, { params: { companyId: await companyOf(story.fair, who) } })
    const listed = await story.fair.platform.db
      .selectFrom('council_member')
      .innerJoin('invoice_profile', 'invoice_profile.credit_code', 'council_member.credit_code')
      .select('company_id')
      .orderBy('serial')
      .limit(2)
      .execute()
    for (const { company_id: companyId } of listed)
      await story.ask('overseas', companyStanding, { params: { companyId } })
  },
  'a company there is not': async (story) => {
    await story.refused('clerk', companyStanding, { params: { companyId: unknownId } })
    await story.refused('overseas', companyStanding, { params: { companyId: unknownId } })
    await story.wrong('clerk', companyStanding, { params: { companyId: 'x' } })
  },
}

export const hub: Stories = {
  'everything about a company, by what one may see': async (story) => {
    for (const who of [chineseExhibitors.submitted, overseasExhibitors.boothChosen]) {
      const params = { companyId: await companyOf(story.fair, who) }
      for (const reader of ['clerk', 'leader', 'admin', 'overseas'])
        await story.ask(reader, companyHub, { params })
      await story.refused(who, companyHub, { params })
    }
  },
  'a company there is not': async (story) => {
    await story.refused('clerk', companyHub, { params: { companyId: unknownId } })
    await story.refused('overseas', companyHub, { params: { companyId: unknownId } })
    await story.wrong('clerk', companyHub, { params: { companyId: 'x' } })
  },
}
