import * as calls from '@fairground/wire/badge'
import * as gate from '@fairground/wire/badge/gate'
import * as numbers from '@fairground/wire/badge/numbers'
import * as participants from '@fairground/wire/badge/participants'
import * as requests from '@fairground/wire/badge/requests'
import { setSetting } from '../../../selection/selection-support'
import { chineseExhibitors, overseasExhibitors, type Stories, unknownId } from './people'
import { pictureFile } from './sign-up'

const newId = '11111111-2222-4333-8444-555555555555'
const person = {
  name: '周敏',
  nameEn: 'Zhou Min',
  post: '销售经理',
  mobile: '13800001111',
  identityKind: 'passport' as const,
  identityNumber: 'E12345678',
  photoFileId: null,
}

export const badge: Stories = {
  'a company names its people': async (story) => {
    const who = chineseExhibitors.boothChosen
    await story.ask(chineseExhibitors.approved, calls.ownBadges)
    await story.refused(chineseExhibitors.approved, calls.addPerson, { body: { ...person, id: newId } })
    await story.refused('admin', calls.ownBadges)
    const { id: photoFileId } = await story.ask(who, calls.uploadBadgePhoto, {
      file: await pictureFile('照片.png'),
      body: {},
    })
    await story.ask(who, calls.addPerson, { body: { ...person, photoFileId, id: newId } })
    await story.wrong(who, calls.addPerson, { body: { ...person, identityNumber: '1', id: unknownId } })
    await story.refused(who, calls.addPerson, { body: { ...person, id: unknownId } })
    await story.ask(who, calls.badgePhoto, { params: { id: photoFileId } })
    await story.refused(overseasExhibitors.boothChosen, calls.badgePhoto, { params: { id: photoFileId } })
    await story.ask(who, calls.ownBadges)
    await story.ask(who, calls.seeIdentity, { body: { id: newId } })
    await story.refused(overseasExhibitors.boothChosen, calls.seeIdentity, { body: { id: newId } })
    const changed = { ...person, photoFileId, id: newId, identityNumber: '', post: '总经理' }
    await story.ask(who, calls.changePerson, { body: { ...changed, version: 1 } })
    await story.refused(who, calls.changePerson, { body: { ...changed, post: '经理', version: 1 } })
    await story.refused(who, calls.badgePdf)
    await story.refused(who, calls.reprintBadge, { body: { id: newId, version: 2, reason: '遗失' } })
    await story.refused(who, calls.printBadges, { body: { ids: [unknownId] } })
    await story.ask(who, calls.printBadges, { body: { ids: [newId] } })
    await story.ask(who, calls.badgePdf)
    await story.ask(who, calls.badgePdf, { query: { personId: newId } })
    await story.refused(who, calls.badgePdf, { query: { personId: unknownId } })
    await story.ask(who, calls.reprintBadge, { body: { id: newId, version: 3, reason: '遗失' } })
    await story.refused(who, calls.reprintBadge, { body: { id: newId, version: 3, reason: '遗失' } })
    await story.ask(who, calls.removePerson, { body: { id: newId, version: 4 } })
  },

  'a company imports its people': async (story) => {
    const who = overseasExhibitors.boothChosen
    await story.ask(who, calls.peopleTemplate)
    await story.refused(who, calls.checkPeople, { file: new File(['x'], 'people.xlsx'), body: {} })
    const { identityNumber } = person
    const body = { id: newId, people: [{ ...person, identityNumber }] }
    await story.ask(who, calls.importPeople, { body })
    await story.refused(who, calls.importPeople, { body: { ...body, id: unknownId } })
  },

  'how many badges there are': async (story) => {
    const page = { page: 1, pageSize: 10 }
    const { list } = await story.ask('clerk', numbers.listBadgeNumbers, { body: page })
    const [company] = list
    if (!company) throw new Error('somebody has a booth')
    const { companyId } = company
    await story.ask('clerk', numbers.badgeSums)
    await story.ask('clerk', numbers.companyBadgeNumbers, { query: { companyId } })
    await story.ask('clerk', numbers.companyBadgeNumbers, { query: { companyId: unknownId } })
    const given = { id: newId, companyId, count: 2, reason: '现场演示' }
    await story.refused('clerk', numbers.giveExtra, { body: given })
    await story.ask('admin', numbers.giveExtra, { body: given })
    await story.wrong('admin', numbers.giveExtra, { body: { ...given, count: 0 } })
    await story.refused('admin', numbers.giveExtra, { body: { ...given, id: unknownId, count: -200 } })
    await story.ask('clerk', numbers.listExtras, { body: { ...page, companyName: company.companyName } })
  },

  'changes after the deadline': async (story) => {
    const who = chineseExhibitors.boothChosen
    const [newcomer, leaver] = [newId, unknownId.replace(/^0/, '1')]
    const added = {
      ...person,
      identityNumber: 'E55555555',
      kind: 'add' as const,
      id: newcomer,
      reason: '增派',
    }
    await story.refused(who, requests.makeRequest, { body: added })
    const { settings } = story.fair.platform
    const before = settings.current().badgeDeadline
    await setSetting(story.fair, 'badgeDeadline', '2026-01-01')
    await story.ask(who, calls.ownBadges)
    const [first] = (await story.ask(who, calls.ownBadges)).people
    if (!first) throw new Error('the demo fair has people')
    const left = { kind: 'remove' as const, id: leaver, personId: first.id, reason: '离职' }
    await story.ask(who, requests.makeRequest, { body: added })
    await story.ask(who, requests.makeRequest, { body: left })
    await story.wrong(who, requests.makeRequest, { body: { ...added, reason: '' } })
    await story.refused(overseasExhibitors.boothChosen, requests.makeRequest, {
      body: { ...left, id: unknownId },
    })
    await story.ask(who, requests.ownRequests)
    await story.refused(overseasExhibitors.boothChosen, requests.withdrawRequest, { body: { id: leaver } })
    await story.ask(who, requests.withdrawRequest, { body: { id: leaver } })
    await story.refused('clerk', requests.listRequests, { body: { page: 1, pageSize: 10 } })
    await story.ask('admin', requests.listRequests, { body: { page: 1, pageSize: 10 } })
    await story.refused('admin', requests.decideRequest, {
      body: { id: leaver, approved: true, reason: '' },
    })
    await story.wrong('admin', requests.decideRequest, {
      body: { id: newcomer, approved: false, reason: '' },
    })
    await story.ask('admin', requests.decideRequest, { body: { id: newcomer, approved: true, reason: '' } })
    await story.ask(who, requests.ownRequests)
    await setSetting(story.fair, 'badgeDeadline', before)
  },

  'the organiser’s view of people, and the gate': async (story) => {
    const page = { page: 1, pageSize: 2 }
    await story.refused('clerk', participants.listParticipants, { body: page })
    const [first] = (await story.ask('admin', participants.listParticipants, { body: page })).list
    if (!first) throw new Error('the demo fair has people')
    await story.ask('admin', participants.participantSums)
    await story.ask('admin', participants.seeParticipantIdentity, { body: { id: first.id } })
    await story.refused('admin', participants.printForCompany, { body: { ids: [first.id] } })
    const void_ = { id: first.id, version: first.version, reason: '遗失' }
    await story.refused('admin', participants.voidBadge, { body: void_ })
    await story.refused('admin', participants.reprintForCompany, { body: void_ })
    await story.wrong('admin', participants.voidBadge, { body: { ...void_, reason: '' } })
    await story.ask('admin', participants.exportParticipants, { query: { person: String(first.number) } })
    await story.refused('admin', participants.deskBadgePdf, { query: { companyId: first.companyId } })
    await story.refused('clerk', gate.gateList)
    await story.ask('admin', gate.gateList)
    const admissions = [
      { id: newId, presented: String(first.number), again: false, decidedAt: null },
      { id: unknownId, presented: 'FG1:21', again: false, decidedAt: null },
    ]
    await story.ask('admin', gate.admitBadges, { body: { admissions } })
    await story.wrong('admin', gate.admitBadges, { body: { admissions: [] } })
    await story.refused('clerk', gate.admitBadges, { body: { admissions } })
  },
}
