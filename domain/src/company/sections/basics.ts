import { z } from 'zod'
import { mobileRule } from '../../account'
import { rulesOf } from '../../field'
import { defineMessages } from '../../text'
import { code, file, line, section, wideLine } from './section'
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
export const extensionWord = '分机号'
const withExtension = new RegExp(`^(.+?)\\s*${extensionWord}\\s*(.{0,10})$`, 'su')

export function splitOfficePhone<Form extends { officePhone: string; officeExtension: string }>(
  form: Form,
): Form {
  const [, officePhone, extension = ''] = withExtension.exec(form.officePhone) ?? []
  return officePhone ? { ...form, officePhone, officeExtension: form.officeExtension || extension } : form
}

const oneWord = { zh: '一个单词，不含空格', en: 'One word, no spaces' }
const counter = { counter: true } as const
const mobile = { typing: 'mobile' } as const
const phone = { typing: 'phone' } as const
const email = { typing: 'email' } as const
const url = { typing: 'url' } as const
const digits = { typing: 'digits' } as const
const divisions = { list: 'mailingDivision' } as const

export const basics = {
  CHN: section({
    fields: {
      nameZh: line('中文公司名称', 'Chinese company name', filled(100, say.nameZh), counter),
      nameEn: line('英文公司名称', 'English company name', filledLatin(100, say.nameEn), counter),
      shortNameZh: line('公司简称', 'Chinese short name', filled(4, say.shortNameZh), counter),
      shortNameEn: line('英文简称', 'English short name', oneLatinWord(30, say.shortNameEn), {
        hint: oneWord,
      }),
      registeredAddress: wideLine(
        '注册地址',
        'Registered address',
        filled(150, say.registeredAddress),
        counter,
      ),
      officePhone: line('办公电话', 'Office phone', filled(25, say.officePhone)),
      officeExtension: line('分机号', 'Extension', optional(10)),
      contactName: line('联系人', 'Contact person', filled(25, say.contactName)),
      contactMobile: line('联系人手机号', 'Contact’s mobile', mobileRule(say.mobileFormat), mobile),
      backupName: line('备用联系人', 'Backup contact', filled(25, say.backupName)),
      backupMobile: line('备用联系人手机号', 'Backup contact’s mobile', mobileRule(say.mobileFormat), mobile),
      mailingName: line('邮寄联系人', 'Mailing contact', filled(25, say.mailingName)),
      mailingMobile: line(
        '邮寄联系人手机号',
        'Mailing contact’s mobile',
        mobileRule(say.mobileFormat),
        mobile,
      ),
      mailingProvince: code('合同邮寄省份', 'Mailing province', chosen(say.mailingPlace), divisions),
      mailingCity: code('合同邮寄城市', 'Mailing city', chosen(say.mailingPlace), divisions),
      mailingDetail: line('合同邮寄详细地址', 'Mailing address', filled(100, say.mailingDetail), counter),
      invoiceAddress: wideLine(
        '发票邮寄地址',
        'Invoice mailing address',
        filled(150, say.invoiceAddress),
        counter,
      ),
      fax: line('传真', 'Fax', optional(30)),
      website: line('网址', 'Website', optional(100), url),
      recoveryEmail: line('找回邮箱', 'Recovery email', filledEmail(30, say.recoveryEmail), email),
      wechat: line('微信号', 'WeChat id', filledLatin(60, say.wechat)),
      licenceFileId: file('营业执照', 'Business licence', uploaded(say.licence)),
    },
    derived: { formerName: line('曾用名', 'Former name', optional(100)) },
    reading: [
      'nameZh',
      'nameEn',
      'shortNameZh',
      'shortNameEn',
      'formerName',
      'registeredAddress',
      'contactName',
      'contactMobile',
      'backupName',
      'backupMobile',
      'officePhone',
      'officeExtension',
      'fax',
      'recoveryEmail',
      'wechat',
      'website',
      'mailingName',
      'mailingMobile',
      'mailingProvince',
      'mailingCity',
      'mailingDetail',
      'invoiceAddress',
      'licenceFileId',
    ],
  }),
  ENG: section({
    fields: {
      nameEn: wideLine('英文公司名称', 'Company name', filledLatin(200, say.nameEn), counter),
      shortNameEn: line('英文简称', 'Short name', oneLatinWord(30, say.shortNameEn), { hint: oneWord }),
      registeredAddress: wideLine('公司地址', 'Address', filledLatin(200, say.registeredAddress), counter),
      officePhone: line('电话', 'Phone', filledLatin(30, say.officePhone), phone),
      backupName: line('法定代表人', 'Legal representative', filledLatin(50, say.legalName)),
      backupMobile: line(
        '法定代表人电话',
        'Phone of the legal representative',
        filled(30, say.legalPhone),
        phone,
      ),
      contactName: line('联系人', 'Contact person', filled(50, say.contactName)),
      contactMobile: line('联系人电话', 'Contact phone', filled(30, say.contactPhone), phone),
      website: line('网址', 'Website', optionalLatin(100), url),
      recoveryEmail: line('备用邮箱', 'Standby email', optionalEmail(30), { ...email, missed: true }),
      email: line('邮箱', 'Email', filledEmail(30, say.email), email),
      postalCode: line(
        '邮政编码',
        'Postal code',
        z.string().trim().max(36, textRules.tooLong).regex(/^\d*$/, textRules.digits).default(''),
        digits,
      ),
      fax: line('传真', 'Fax', optional(30)),
      signUpFileId: file('报名文件或宣传册', 'Sign-up file or brochure', uploaded(say.signUpFile)),
    },
    reading: [
      'nameEn',
      'shortNameEn',
      'registeredAddress',
      'contactName',
      'contactMobile',
      'backupName',
      'backupMobile',
      'officePhone',
      'fax',
      'email',
      'recoveryEmail',
      'website',
      'postalCode',
      'signUpFileId',
    ],
  }),
}

export const basicsForms = {
  CHN: z
    .object({ ...rulesOf(basics.CHN.fields), ...emailProof })
    .overwrite(splitOfficePhone)
    .refine(({ backupMobile, contactMobile }) => backupMobile !== contactMobile, {
      path: ['backupMobile'],
      error: say.sameMobile,
    }),
  ENG: z.object({ ...rulesOf(basics.ENG.fields), ...emailProof }),
}
export type BasicsForm = z.output<(typeof basicsForms)['CHN']> | z.output<(typeof basicsForms)['ENG']>
