import { captcha, login, logout, session } from '@fairground/wire/account'
import {
  countCreditCode,
  countEmail,
  countUsername,
  sendMailCode,
  sendMailCodeEn,
  sendNewMobileCode,
  sendSmsCode,
} from '@fairground/wire/account/codes'
import { changeOwnAccount } from '@fairground/wire/account/personal'
import { decidePhoneChange, listPhoneChanges } from '@fairground/wire/account/phone-change'
import {
  applyForReset,
  loginBySms,
  proveEmail,
  proveMobile,
  setNewPassword,
  usernameByEmail,
} from '@fairground/wire/account/recovery'
import { register } from '@fairground/wire/account/registration'
import { createPictureCaptcha } from '../../../../src/platform/captcha/captcha'
import { demoPassword } from '../../../../src/platform/config/demo-password'
import type { Story, Who } from '../story'
import { codeSentTo } from './codes'
import { chineseExhibitors, overseasExhibitors, type Stories, unknownId } from './people'

const picture = { ticket: '', answer: '' }
const nobodies: Who[] = ['nobody', 'nobody, in English']
const orderFor = (
  to: string,
  purpose: 'register' | 'login' | 'recoverPassword' | 'recoverUsername' | 'resetAccount',
) => ({
  query: { to, purpose, captcha: picture },
})
type Purpose = Parameters<typeof orderFor>[1]

async function smsProof(story: Story, mobile: string, purpose: Purpose) {
  const ticket = await story.ask('nobody', sendSmsCode, orderFor(mobile, purpose))
  return { ticket, code: await codeSentTo(story, mobile) }
}

async function mailProof(story: Story, email: string, purpose: Purpose, inEnglish = false) {
  const ticket = inEnglish
    ? await story.ask('nobody, in English', sendMailCodeEn, orderFor(email, purpose))
    : await story.ask('nobody', sendMailCode, orderFor(email, purpose))
  return { ticket, code: await codeSentTo(story, email) }
}

/** Well-formed, and never the right one. */
const guess = { ticket: unknownId, code: '000000' }

const newcomer = {
  userType: 'CHN' as const,
  username: '15955501000',
  password: 'Sprinkler7',
  creditCode: '9135 0100 M000 100Y 43',
  company: { companyName: '山东新安消防有限公司', contactName: '王敏', recoveryEmail: '' },
}
const overseasNewcomer = {
  userType: 'ENG' as const,
  username: 'new@overseas.example',
  password: 'Sprinkler7',
  company: { companyName: 'New Fire Ltd', contactName: 'Ann Lee', recoveryEmail: '' },
}

export const account: Stories = {
  doors: async (story) => {
    const doors = [
      ['mobile', chineseExhibitors.draft],
      ['email', overseasExhibitors.draft],
      ['staff', 'clerk'],
    ] as const
    for (const [door, username] of doors) {
      const form = { door, username, password: demoPassword, captcha: picture }
      await story.ask('nobody', login, { body: form })
      await story.refused('nobody', login, { body: { ...form, password: 'Wrong1234567' } })
      await story.refused('nobody, in English', login, { body: { ...form, password: 'Wrong1234567' } })
      await story.ask(username, session)
      await story.ask(username, logout)
      await story.refused(username, session)
    }
    await story.ask('admin', session)
    await story.ask('overseas', session)
    for (const who of nobodies) {
      await story.refused(who, session)
      await story.refused(who, logout)
      const unknown = { door: 'mobile', username: '13812345678', password: 'x', captcha: picture } as const
      await story.refused(who, login, { body: unknown })
      await story.wrong(who, login, { body: {} })
      await story.wrong(who, login, { body: { accountVO: { username: 'x', password: '', deptid: 'ZSYH' } } })
    }
  },
  'the picture': async (story) => {
    await story.ask('nobody', captcha)
    const { platform } = story.fair
    const { captcha: open } = platform
    platform.captcha = createPictureCaptcha(platform.db)
    try {
      await story.ask('nobody', captcha)
      const form = { door: 'staff', username: 'clerk', password: demoPassword, captcha: picture } as const
      const creditCode = '91350100M000100Y43'
      for (const who of nobodies) {
        await story.refused(who, login, { body: form })
        await story.refused(who, sendSmsCode, orderFor('15955501000', 'register'))
        await story.refused(who, countUsername, {
          params: { username: 'clerk' },
          query: { captcha: picture },
        })
        await story.refused(who, countCreditCode, { body: { creditCode, captcha: picture } })
      }
    } finally {
      platform.captcha = open
    }
  },
  'what is taken': async (story) => {
    for (const username of [chineseExhibitors.draft, '13812345678'])
      await story.ask('nobody', countUsername, { params: { username }, query: { captcha: picture } })
    for (const email of [overseasExhibitors.draft, 'nobody@nowhere.example'])
      await story.ask('nobody', countEmail, { params: { email }, query: { captcha: picture } })
    await story.ask('nobody', countCreditCode, {
      body: { creditCode: newcomer.creditCode, captcha: picture },
    })
    for (const who of nobodies) {
      await story.wrong(who, countUsername, { params: { username: 'x'.repeat(200) } })
      await story.wrong(who, countEmail, { params: { email: 'x'.repeat(200) } })
      await story.wrong(who, countCreditCode, { body: {} })
    }
  },
  'codes nobody gets': async (story) => {
    for (const who of nobodies) {
      for (const call of [sendSmsCode, sendMailCode, sendMailCodeEn]) {
        await story.wrong(who, call, { query: {} })
        await story.refused(who, call, orderFor('nothing', 'register'))
        await story.refused(who, call, orderFor('nobody@nowhere.example', 'recoverPassword'))
      }
      await story.refused(who, sendSmsCode, orderFor(chineseExhibitors.draft, 'register'))
      await story.refused(who, sendSmsCode, orderFor('13812345678', 'recoverPassword'))
    }
  },
  registering: async (story) => {
    const proof = await smsProof(story, newcomer.username, 'register')
    for (const who of nobodies) {
      await story.refused(who, register, { body: { ...newcomer, ...guess } })
      await story.wrong(who, register, { body: { ...proof, usertype: 'CHN' } })
      await story.refused(who, register, {
        body: {
          ...newcomer,
          ...proof,
          password: 'short',
          creditCode: '1',
          company: { companyName: '', contactName: '', recoveryEmail: 'x' },
        },
      })
    }
    await story.ask('nobody', register, { body: { ...newcomer, ...proof } })
    await story.refused('nobody', register, { body: { ...newcomer, ...proof } })
    const mailed = await mailProof(story, overseasNewcomer.username, 'register', true)
    await story.ask('nobody, in English', register, { body: { ...overseasNewcomer, ...mailed } })
  },
  'a forgotten password': async (story) => {
    const mobile = newcomer.username
    const proof = await story.ask('nobody', proveMobile, {
      body: { mobile, ...(await smsProof(story, mobile, 'recoverPassword')) },
    })
    for (const who of nobodies) {
      await story.refused(who, setNewPassword, { body: { proof, password: 'short' } })
      await story.refused(who, setNewPassword, { body: { proof: 'x', password: 'NewPass2027' } })
      await story.refused(who, proveMobile, { body: { mobile, ...guess } })
      await story.refused(who, proveEmail, { body: { email: overseasNewcomer.username, ...guess } })
      await story.refused(who, loginBySms, { body: { mobile, ...guess } })
      for (const call of [proveMobile, proveEmail, loginBySms, setNewPassword])
        await story.wrong(who, call, { body: {} })
    }
    await story.ask('nobody', setNewPassword, { body: { proof, password: 'NewPass2027' } })
    await story.refused('nobody', setNewPassword, { body: { proof, password: 'NewPass2028' } })
    const mailed = await mailProof(story, overseasNewcomer.username, 'recoverPassword', true)
    const second = await story.ask('nobody, in English', proveEmail, {
      body: { email: overseasNewcomer.username, ...mailed },
    })
    await story.ask('nobody, in English', setNewPassword, {
      body: { proof: second, password: 'NewPass2027' },
    })
    await story.ask('nobody', loginBySms, { body: { mobile, ...(await smsProof(story, mobile, 'login')) } })
  },
  'a forgotten username': async (story) => {
    const { recovery_email: email } = await story.fair.platform.db
      .selectFrom('company')
      .innerJoin('account', 'account.id', 'company.account_id')
      .select('recovery_email')
      .where('recovery_email', '<>', '')
      .where('user_type', '=', 'CHN')
      .where('edition', '=', story.fair.platform.settings.current().edition)
      .orderBy('username', 'desc')
      .executeTakeFirstOrThrow()
    const proof = await mailProof(story, email, 'recoverUsername')
    for (const who of nobodies) {
      await story.refused(who, usernameByEmail, { params: { email }, query: guess })
      await story.wrong(who, usernameByEmail, { params: { email: 'x'.repeat(200) } })
    }
    await story.ask('nobody', usernameByEmail, { params: { email }, query: proof })
  },
  'a new mobile through the organiser': async (story) => {
    const application = {
      companyName: newcomer.company.companyName,
      creditCode: newcomer.creditCode,
      newMobile: '15955502000',
    }
    for (const who of nobodies) {
      await story.wrong(who, applyForReset, { body: {} })
      await story.refused(who, applyForReset, { body: { ...application, ...guess } })
    }
    const apply = async () =>
      story.ask('nobody', applyForReset, {
        body: { ...application, ...(await smsProof(story, application.newMobile, 'resetAccount')) },
      })
    await apply()
    const page = { page: 1, pageSize: 5 }
    const { list } = await story.ask('clerk', listPhoneChanges, { body: page })
    const first = { id: list[0]?.id ?? '' }
    await story.wrong('leader', decidePhoneChange, { body: { ...first, state: 'rejected', opinion: '' } })
    await story.wrong('overseas', decidePhoneChange, { body: { ...first, state: 'rejected', opinion: '' } })
    await story.refused('clerk', decidePhoneChange, { body: { ...first, state: 'rejected', opinion: 'x' } })
    await story.ask('leader', decidePhoneChange, {
      body: { ...first, state: 'rejected', opinion: '资料不符' },
    })
    await story.refused('leader', decidePhoneChange, { body: { ...first, state: 'approved', opinion: '' } })
    await story.refused('overseas', decidePhoneChange, { body: { ...first, state: 'approved', opinion: '' } })
    await apply()
    const again = await story.ask('clerk', listPhoneChanges, { body: { ...page, state: 'pending' } })
    await story.ask('leader', decidePhoneChange, {
      body: { id: again.list[0]?.id ?? '', state: 'approved', opinion: '' },
    })
    await story.ask('overseas', listPhoneChanges, { body: { ...page, companyName: '新安' } })
    await story.wrong('clerk', listPhoneChanges, { body: { page: 0 } })
  },
  'the own account': async (story) => {
    const who = chineseExhibitors.approved
    const to = '15955503000'
    const ticket = await story.ask(who, sendNewMobileCode, { query: { to } })
    const code = await codeSentTo(story, to)
    await story.refused(who, sendNewMobileCode, { query: { to: chineseExhibitors.draft } })
    await story.refused(overseasExhibitors.approved, sendNewMobileCode, { query: { to: 'x' } })
    await story.wrong(who, sendNewMobileCode, { query: { to: '' } })
    for (const one of [who, overseasExhibitors.approved, 'leader', 'overseas']) {
      await story.refused(one, changeOwnAccount, { body: { password: 'short' } })
      await story.refused(one, changeOwnAccount, { body: { username: 'x', ...guess } })
      await story.wrong(one, changeOwnAccount, { body: { username: 'x'.repeat(200) } })
    }
    await story.ask(who, changeOwnAccount, { body: { username: to, ticket, code, keepSession: true } })
    await story.ask(who, session)
    for (const one of [overseasExhibitors.approved, 'leader'])
      await story.refused(one, changeOwnAccount, { body: { password: 'NewPass20272027' } })
    await story.refused(overseasExhibitors.approved, changeOwnAccount, {
      body: { password: 'NewPass2027', oldPassword: 'WrongPass2027' },
    })
    await story.refused(overseasExhibitors.approved, changeOwnAccount, {
      body: { password: 'abcd1234', oldPassword: 'Fairground2026' },
    })
    await story.ask(overseasExhibitors.approved, changeOwnAccount, {
      body: { password: 'NewPass2027', oldPassword: 'Fairground2026' },
    })
    await story.refused(overseasExhibitors.approved, session)
  },
}
