import { chineseLandline } from '../names/chinese-people'
import { overseasPhone } from '../names/overseas-names'
import type { InvoiceProfileRow } from '../rows'
import { type CompanyProfile, isChinese } from './profile'

const banks = ['中国工商银行', '中国建设银行', '中国农业银行', '中国银行', '交通银行', '招商银行'] as const

/** Registration leaves a stub that keeps the credit code from being used twice; saving the section fills it in. */
export function invoiceProfile(profile: CompanyProfile, edition: number, saved: boolean): InvoiceProfileRow {
  const stub: InvoiceProfileRow = {
    company_id: profile.companyId,
    edition,
    invoice_type: isChinese(profile) ? 'special' : 'overseas',
    title: '',
    credit_code: isChinese(profile) ? profile.creditCode : null,
    address: '',
    contact: '',
    area_code: '',
    phone: '',
    fax: '',
    bank: '',
    bank_account: '',
    saved,
  }
  if (!saved) return stub
  const { random } = profile
  if (!isChinese(profile)) {
    return {
      ...stub,
      title: profile.name.en,
      contact: profile.contact,
      phone: overseasPhone(random, profile.country),
      fax: overseasPhone(random, profile.country),
    }
  }
  const filled = { ...stub, title: profile.name.zh, address: profile.address }
  if (random.chance(0.35)) return { ...filled, invoice_type: 'ordinary' }
  const district = random.pick(profile.place.districts)
  return {
    ...filled,
    area_code: profile.place.areaCode,
    phone: chineseLandline(random),
    bank: `${random.pick(banks)}${profile.place.shortName}${district.slice(0, -1)}支行`,
    bank_account: `62${random.digits(17)}`,
  }
}
