import { expect, type Page } from '@playwright/test'
import { keepPictures } from './support/looks'
import { newestMessage } from './support/messages'
import { homes, origin, signIn } from './support/people'
import { handedInCompletely } from './support/records'
import { fill, open, part, press } from './support/sections'
import { test } from './support/test'

interface Words {
  userType: 'CHN' | 'ENG'
  door: 'chinese' | 'english'
  reviewer: string
  panel: string
  reject: string
  remarkLabel: RegExp
  point: string
  returned: string
  approve: string
  lastReturn: string
  allChanged: string
  approved: string
  correct: string
  section: string
  toCorrect: string
  corrected: string
  edit: string
  field: string
  save: string
  submit: string
  confirm: string
  ask: string
  past: string
  remark: string
}

const languages: Record<'zh' | 'en', Words> = {
  zh: {
    userType: 'CHN',
    door: 'chinese',
    reviewer: 'leader',
    panel: '审核决定',
    reject: '退回',
    remarkLabel: /^审核意见/,
    point: '其他二',
    returned: '上一家已退回：',
    approve: '通过',
    lastReturn: '上次退回',
    allChanged: '提到的部分都改了',
    approved: '上一家已通过：',
    correct: '修改报名信息',
    section: '企业其他信息（二）',
    toCorrect: '待修改',
    corrected: '已修改',
    edit: '编辑企业其他信息（二）',
    field: '国外参展次数 *',
    save: '保存',
    submit: '提交报名',
    confirm: '报名信息确认',
    ask: '确定提交报名？',
    past: '办理记录',
    remark: '请核对国外参展次数。',
  },
  en: {
    userType: 'ENG',
    door: 'english',
    reviewer: 'overseas',
    panel: 'Decision',
    reject: 'Return',
    remarkLabel: /^Remark/,
    point: 'Invoice',
    returned: 'Returned just now: ',
    approve: 'Approve',
    lastReturn: 'Returned before',
    allChanged: 'Everything named was changed',
    approved: 'Approved just now: ',
    correct: 'Correct it',
    section: 'Invoice Information',
    toCorrect: 'To correct',
    corrected: 'Changed',
    edit: 'Edit Invoice Information',
    field: 'Fax *',
    save: 'Save',
    submit: 'Submit',
    confirm: 'Confirm your sign-up',
    ask: 'Submit your sign-up?',
    past: 'History',
    remark: 'Please check your fax number.',
  },
}

const decisionOn = async (page: Page, id: string, panel: string) => {
  await page.goto(`${origin()}/prediction/exhprediction_approve/approve?id=${id}`)
  const region = page.getByRole('region', { name: panel, exact: true })
  await expect(region).toBeVisible()
  return region
}

for (const [language, words] of Object.entries(languages))
  test(`a company is returned, corrects its sign-up and is approved (${language})`, async ({
    page,
    otherPage: reviewer,
  }) => {
    const company = await handedInCompletely(words.userType)
    const since = new Date()
    await signIn(reviewer, words.reviewer)
    let decision = await decisionOn(reviewer, company.id, words.panel)
    await decision.getByLabel(words.remarkLabel).fill(words.remark)
    await press(decision, words.point)
    await press(decision, words.reject)
    await expect(reviewer.getByText(`${words.returned}${company.name}`)).toBeVisible()
    expect((await newestMessage(company.username, since)).text).toContain(words.remark)

    await signIn(page, company.username, homes[words.door])
    await expect(page.getByRole('main')).toContainText(words.remark)
    await page.getByRole('link', { name: words.correct }).click()
    await expect(page.getByText(words.remark)).toBeVisible()
    await expect(part(page, words.section)).toContainText(words.toCorrect)
    const section = await open(page, words.section)
    await press(section, words.edit)
    await fill(section, words.field, '7')
    await press(section, words.save)
    await expect(section.getByRole('button', { name: words.edit })).toBeVisible()
    await expect(section).toContainText(words.corrected)
    await press(page, words.submit)
    // By its heading: while the page is still on its way, the button of the one before has the same name.
    await expect(page.getByRole('heading', { level: 1, name: words.confirm })).toBeVisible()
    await press(page, words.submit)
    await press(page.getByRole('dialog', { name: words.ask }), words.submit)
    const past = page.getByRole('region', { name: words.past, exact: true })
    await expect(past.getByText(words.remark)).toBeVisible()

    decision = await decisionOn(reviewer, company.id, words.panel)
    await expect(reviewer.getByRole('region', { name: words.lastReturn })).toContainText(words.remark)
    await expect(reviewer.getByText(words.allChanged)).toBeVisible()
    await press(decision, words.approve)
    await expect(reviewer.getByText(`${words.approved}${company.name}`)).toBeVisible()
    await keepPictures(reviewer, `approved-${language}`)
    // Nobody touched the company's page: the news came by itself.
    await expect(past.getByRole('listitem').first()).toContainText(
      language === 'zh' ? '审核通过' : 'approved the sign-up',
    )
    await keepPictures(page, `to-approval-${language}`)
  })
