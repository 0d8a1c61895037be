import {
  claimSignUp,
  correctDecision,
  decideSignUp,
  exportSignUps,
  findSignUp,
  listSignUps,
  ownTimeline,
  releaseSignUp,
  returnedFor,
  reviewDocument,
  reviewQueue,
  signUpViews,
  takeReviewStep,
} from '@fairground/wire/review'
import { companyOf, handIn } from '../../../review/review-support'
import { chineseExhibitors, overseasExhibitors, type Stories, unknownId } from './people'

const page = { page: 1, pageSize: 3 }

export const review: Stories = {
  'sign-ups in every view': async (story) => {
    for (const view of signUpViews) {
      await story.ask('clerk', listSignUps, { body: { view, ...page } })
      await story.ask('overseas', listSignUps, { body: { view, page: 2, pageSize: 3, variant: 'CHN' } })
      await story.ask('clerk', exportSignUps, { query: { view, variant: 'ENG' } })
      await story.ask('overseas', exportSignUps, { query: { view, name: '安' } })
    }
    await story.wrong('clerk', listSignUps, { body: { view: 'nobody', ...page } })
    await story.wrong('overseas', exportSignUps, { query: { view: 'nobody' } })
    await story.refused(chineseExhibitors.draft, listSignUps, { body: { view: 'signUps', ...page } })
  },
  'sign-ups to be read': async (story) => {
    for (const who of [
      chineseExhibitors.draft,
      chineseExhibitors.boothChosen,
      overseasExhibitors.rejected,
      chineseExhibitors.fresh,
      overseasExhibitors.fresh,
    ]) {
      const params = { companyId: await companyOf(story.fair, who) }
      await story.ask('clerk', findSignUp, { params })
      await story.ask('overseas', findSignUp, { params })
      await story.ask(who, ownTimeline)
    }
    await story.refused('clerk', findSignUp, { params: { companyId: unknownId } })
    await story.refused('overseas', findSignUp, { params: { companyId: unknownId } })
    await story.wrong('clerk', findSignUp, { params: { companyId: 'x' } })
  },
  'CHN: reviewed twice and returned': async (story) => {
    const companyId = await companyOf(story.fair, chineseExhibitors.submitted)
    const version = async () =>
      (await story.ask('leader', findSignUp, { params: { companyId } })).company.version
    const seen = { companyId, version: await version() }
    await story.ask('leader', takeReviewStep, { body: { ...seen, step: 'started' } })
    await story.refused('admin', takeReviewStep, { body: { ...seen, step: 'started' } })
    await story.refused('overseas', takeReviewStep, { body: { ...seen, step: 'started' } })
    await story.ask('leader', takeReviewStep, {
      body: { companyId, version: await version(), step: 'second' },
    })
    const last = { companyId, version: await version() }
    await story.wrong('leader', decideSignUp, { body: { ...last, decision: 'rejected', remark: ' ' } })
    await story.wrong('overseas', decideSignUp, { body: { ...last, decision: 'rejected', remark: ' ' } })
    await story.wrong('leader', decideSignUp, { body: { ...last, decision: 'perhaps' } })
    await story.refused('leader', decideSignUp, { body: { ...seen, decision: 'approved', remark: '' } })
    await story.ask('leader', decideSignUp, {
      body: { ...last, decision: 'rejected', remark: '执照不清晰\n请重新上传' },
    })
    await story.refused('admin', decideSignUp, { body: { ...last, decision: 'approved', remark: '' } })
    await story.ask('leader', findSignUp, { params: { companyId } })
    await story.ask(chineseExhibitors.submitted, ownTimeline)
  },
  'ENG: approved': async (story) => {
    const companyId = await companyOf(story.fair, overseasExhibitors.submitted)
    const { version } = (await story.ask('overseas', findSignUp, { params: { companyId } })).company
    const decision = { companyId, version, decision: 'approved', remark: 'for us only' } as const
    await story.refused('clerk', decideSignUp, { body: decision })
    await story.ask('overseas', decideSignUp, { body: decision })
    await story.refused('leader', decideSignUp, { body: decision })
    await story.refused('overseas', decideSignUp, { body: { ...decision, companyId: unknownId } })
    await story.ask(overseasExhibitors.submitted, ownTimeline)
    await story.refused('leader', ownTimeline)
  },
  'claimed, returned to sections, and taken back': async (story) => {
    const companyId = await companyOf(story.fair, chineseExhibitors.submitted)
    await handIn(story.fair, companyId)
    const seen = async () => ({
      companyId,
      version: (await story.ask('leader', findSignUp, { params: { companyId } })).company.version,
    })
    await story.ask('leader', claimSignUp, { body: { companyId, word: '' } })
    await story.ask('leader', reviewQueue, { query: { tab: 'mine' } })
    await story.refused('admin', claimSignUp, { body: { companyId, word: '' } })
    await story.ask('admin', claimSignUp, { body: { companyId, word: '今天休假' } })
    await story.refused('leader', releaseSignUp, { body: { companyId } })
    await story.ask('admin', releaseSignUp, { body: { companyId } })
    await story.refused('leader', correctDecision, {
      body: { ...(await seen()), reason: '点错了', knowing: { booths: [], window: false } },
    })
    await story.ask('leader', decideSignUp, {
      body: { ...(await seen()), decision: 'rejected', remark: '税号有误', sections: ['invoice'] },
    })
    await story.ask(chineseExhibitors.submitted, returnedFor, { params: { companyId } })
    await story.ask(overseasExhibitors.submitted, returnedFor, { params: { companyId } })
    await story.wrong('leader', correctDecision, { body: { ...(await seen()), reason: ' ' } })
    await story.ask('leader', correctDecision, {
      body: { ...(await seen()), reason: '点错了', knowing: { booths: [], window: false } },
    })
    await story.ask(chineseExhibitors.submitted, ownTimeline)
    await story.wrong('leader', reviewQueue, { query: { tab: 'nobody' } })
    await story.refused('leader', reviewDocument, { params: { fileId: unknownId } })
  },
  'sign-ups in the order asked for': async (story) => {
    const body = { view: 'signUps' as const, ...page }
    for (const sort of ['name', '-registrationNumber', 'region'] as const)
      await story.ask('clerk', listSignUps, { body: { ...body, sort } })
    await story.ask('overseas', listSignUps, { body: { ...body, sort: 'name' } })
    const { list } = await story.ask('clerk', listSignUps, { body: { ...body, booths: 'held' } })
    const ids = list.map(({ id }) => id)
    await story.ask('clerk', exportSignUps, { query: { view: 'signUps', sort: 'registrationNumber', ids } })
    await story.wrong('clerk', listSignUps, { body: { ...body, sort: 'name_zh' } })
    await story.wrong('overseas', exportSignUps, { query: { view: 'signUps', ids: 'nobody' } })
    await story.wrong('overseas', listSignUps, { body: { ...body, booths: 'many' } })
  },
}
