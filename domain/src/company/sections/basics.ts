import { z } from 'zod'
import { mobileRule } from '../../account'
import { defineMessages } from '../../text'
import {
  chosen,
  filled,
  filledEmail,
  filledLatin,
  oneLatinWord,
  optional,
  optionalEmail,
  optionalLatin,
  textRules,
  uploaded,
} from './text-rules'

export const basicsMessages = defineMessages('signUpBasics', {
  nameZh: { zh: '请输入中文公司名称', en: 'Please enter the Chinese company name' },
  nameEn: { zh: '请输入英文公司名称', en: 'Company name is required' },
  shortNameZh: { zh: '请输入公司简称', en: 'Please enter the short name' },
  shortNameEn: { zh: '请输入英文简称', en: 'Short name is required' },
  mailingPlace: { zh: '请选择合同邮寄地址省市', en: 'Please choose province and city' },
  mailingDetail: { zh: '请输入合同邮寄详细地址', en: 'Please enter the mailing address' },
  registeredAddress: { zh: '请输入注册地址', en: 'Address is required' },
  officePhone: { zh: '请输入办公电话', en: 'Phone is required' },
  backupName: { zh: '请输入备用联系人', en: 'Please enter the backup contact' },
  legalName: { zh: '请输入法定代表人', en: 'Legal representative is required' },
  legalPhone: { zh: '请输入法定代表人电话', en: 'Phone of the legal representative is required' },
  contactName: { zh: '请输入联系人', en: 'Contact person is required' },
  contactPhone: { zh: '请输入联系人电话', en: 'Contact phone is required' },
  mobileFormat: { zh: '请输入正确格式的手机号', en: 'Please enter a correct mobile number' },
  mailingName: { zh: '请输入邮寄联系人', en: 'Please enter the mailing contact' },
  mailingMobile: { zh: '请输入邮寄联系人手机号', en: 'Please enter the mailing contact’s mobile' },
  recoveryEmail: { zh: '请输入找回邮箱', en: 'Email is required' },
  email: { zh: '请输入邮箱', en: 'Email is required' },
  wechat: { zh: '请输入微信号', en: 'Please enter the WeChat id' },
  invoiceAddress: { zh: '请输入发票邮寄地址', en: 'Please enter the invoice mailing address' },
  licence: { zh: '请上传企业营业执照', en: 'Please upload the business licence' },
  signUpFile: { zh: '请上传报名文件或宣传册', en: 'Sign-up file or brochure is required' },
  sameMobile: {
    zh: '备用联系人手机号不能与联系人手机号相同',
    en: 'The backup contact’s mobile must differ from the contact’s',
  },
  verifyEmail: { zh: '请对修改后的邮箱进行验证', en: 'Please verify the Standby Email' },
  emailTaken: { zh: '此邮箱已被注册,请更换邮箱', en: 'This email address has been used!' },
  saved: { zh: '企业基本信息暂存成功', en: 'Brief Company Information has been saved!' },
  failed: { zh: '企业基本信息暂存失败', en: 'save failed' },
})
const say = basicsMessages

/** Where it differs from the verified one, a code proves that it can be read. */
const emailProof = { ticket: z.string().max(100).optional(), code: z.string().max(10).optional() }

/** People, and the specs' own screens, write the extension behind the number; it has a field of its own. */
const withExtension = /^(.+?)\s*分机号\s*(.{0,10})$/u

function splitOfficePhone<Form extends { officePhone: string; officeExtension: string }>(form: Form): Form {
  const [, officePhone, extension = ''] = withExtension.exec(form.officePhone) ?? []
  return officePhone ? { ...form, officePhone, officeExtension: form.officeExtension || extension } : form
}

export const basicsForms = {
  CHN: z
    .object({
      nameZh: filled(100, say.nameZh),
      nameEn: filledLatin(100, say.nameEn),
      shortNameZh: filled(4, say.shortNameZh),
      shortNameEn: oneLatinWord(30, say.shortNameEn),
      registeredAddress: filled(150, say.registeredAddress),
      officePhone: filled(25, say.officePhone),
      officeExtension: optional(10),
      contactName: filled(25, say.contactName),
      contactMobile: mobileRule(say.mobileFormat),
      backupName: filled(25, say.backupName),
      backupMobile: mobileRule(say.mobileFormat),
      mailingName: filled(25, say.mailingName),
      mailingMobile: mobileRule(say.mobileFormat),
      mailingProvince: chosen(say.mailingPlace),
      mailingCity: chosen(say.mailingPlace),
      mailingDetail: filled(100, say.mailingDetail),
      invoiceAddress: filled(150, say.invoiceAddress),
      fax: optional(30),
      website: optional(100),
      recoveryEmail: filledEmail(30, say.recoveryEmail),
      wechat: filledLatin(60, say.wechat),
      licenceFileId: uploaded(say.licence),
      ...emailProof,
    })
    .overwrite(splitOfficePhone)
    .refine(({ backupMobile, contactMobile }) => backupMobile !== contactMobile, {
      path: ['backupMobile'],
      error: say.sameMobile,
    }),
  ENG: z.object({
    nameEn: filledLatin(200, say.nameEn),
    shortNameEn: oneLatinWord(30, say.shortNameEn),
    registeredAddress: filledLatin(200, say.registeredAddress),
    officePhone: filledLatin(30, say.officePhone),
    backupName: filledLatin(50, say.legalName),
    backupMobile: filled(30, say.legalPhone),
    contactName: filled(50, say.contactName),
    contactMobile: filled(30, say.contactPhone),
    website: optionalLatin(100),
    recoveryEmail: optionalEmail(30),
    email: filledEmail(30, say.email),
    postalCode: z.string().trim().max(36, textRules.tooLong).regex(/^\d*$/, textRules.digits).default(''),
    fax: optional(30),
    signUpFileId: uploaded(say.signUpFile),
    ...emailProof,
  }),
}
export type BasicsForm = z.output<(typeof basicsForms)['CHN']> | z.output<(typeof basicsForms)['ENG']>
