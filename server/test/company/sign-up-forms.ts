import type {
  uploadLicence,
  uploadLogo,
  uploadProductImage,
  uploadSignUpFile,
} from '@fairground/wire/company/files'
import type { Client } from '@fairground/wire/kernel/client'
import sharp from 'sharp'

/** Complete answers to every section, in the domain's words. */
export const chineseBasics = {
  nameZh: '福建榕安消防科技有限公司',
  nameEn: 'Fujian Rong An Fire Technology Co., Ltd.',
  shortNameZh: '榕安消防',
  shortNameEn: 'RongAn',
  registeredAddress: '福州市鼓楼区软件大道89号',
  officePhone: '0591-87654321',
  officeExtension: '806',
  contactName: '林芳',
  contactMobile: '13800000001',
  backupName: '陈立',
  backupMobile: '13900001111',
  mailingName: '林芳',
  mailingMobile: '13900002222',
  mailingProvince: '350000',
  mailingCity: '350100',
  mailingDetail: '鼓楼区软件大道89号',
  invoiceAddress: '福州市鼓楼区软件大道89号财务部',
  fax: '',
  website: 'https://rongan.example',
  recoveryEmail: 'office@rongan.example',
  wechat: 'rongan-fire',
}

export const overseasBasics = {
  nameEn: 'Northern Fire GmbH',
  shortNameEn: 'NorthFire',
  registeredAddress: 'Hafenstrasse 12, 20457 Hamburg',
  officePhone: '+49 40 123456',
  backupName: 'Jens Brandt',
  backupMobile: '+49 171 1234567',
  contactName: 'Anna Berg',
  contactMobile: '+49 171 7654321',
  website: '',
  recoveryEmail: '',
  email: 'anna@north-fire.example',
  postalCode: '20457',
  fax: '',
}

export const specialInvoice = {
  invoiceType: 'special' as const,
  title: '福建榕安消防科技有限公司',
  creditCode: '9135 0100 M000 7777 8X',
  address: '福州市鼓楼区软件大道89号',
  areaCode: '0591',
  phone: '87654321',
  bank: '中国银行福州分行',
  bankAccount: '6222 0000 1111 2222',
}

export const overseasInvoice = {
  title: 'Northern Fire GmbH',
  contact: 'Anna Berg',
  phone: '+49 40 123456',
  fax: '+49 40 123457',
}

export const qualification = {
  companyNature: '01',
  overseasAgent: true,
  overseasBrand: 'Rosenbauer',
  inventionPatents: 3,
  utilityPatents: 12,
  designPatents: 0,
  highTech: false,
  highTechLevel: '01',
  productCategories: [] as string[],
  creditRated: false,
  creditGrade: '',
  certifications: [] as string[],
  otherCertification: '',
}

export const picture = (width = 60): Promise<Buffer> =>
  sharp({ create: { width, height: 40, channels: 3, background: '#C2410C' } })
    .png()
    .toBuffer()

type Upload = typeof uploadLicence | typeof uploadLogo | typeof uploadProductImage | typeof uploadSignUpFile

export async function upload(call: Client, endpoint: Upload, width?: number): Promise<string> {
  const file = new File([new Uint8Array(await picture(width))], '图片.png')
  return (await call(endpoint, { file, body: {} })).fileId
}
