import { chineseLandline, chineseMobile, chinesePerson } from '../names/chinese-people'
import { overseasPerson, overseasPhone } from '../names/overseas-names'
import type { CompanyRow } from '../rows'
import type { ChineseProfile, CompanyProfile, OverseasProfile } from './profile'
import { isChinese } from './profile'

type Basics = Omit<
  CompanyRow,
  | 'id'
  | 'account_id'
  | 'edition'
  | 'basics_saved'
  | 'data_state'
  | 'review_state'
  | 'review_remark'
  | 'reviewed_by'
  | 'reviewed_at'
  | 'registration_number'
  | 'submitted_at'
  | 'created_at'
  | 'created_by'
  | 'updated_at'
  | 'updated_by'
>

const empty: Basics = {
  name_zh: '',
  name_en: '',
  short_name_zh: '',
  short_name_en: '',
  registered_address: '',
  contact_name: '',
  contact_mobile: '',
  backup_name: '',
  backup_mobile: '',
  mailing_name: '',
  mailing_mobile: '',
  mailing_province: '',
  mailing_city: '',
  mailing_detail: '',
  invoice_address: '',
  office_phone: '',
  office_extension: '',
  fax: '',
  website: '',
  recovery_email: '',
  email: '',
  wechat: '',
  postal_code: '',
}

/** The section of basic facts: empty but for the login contact until the company saves it. */
export function basicsOf(profile: CompanyProfile, saved: boolean): Basics {
  if (isChinese(profile))
    return saved ? chineseBasics(profile) : { ...empty, contact_mobile: profile.username }
  return saved ? overseasBasics(profile) : { ...empty, email: profile.username }
}

function chineseBasics(profile: ChineseProfile): Basics {
  const { random, place, name, shortName, address, contact, username } = profile
  const word = profile.brand.en.toLowerCase()
  const mailingName = random.chance(0.5) ? contact : chinesePerson(random)
  return {
    ...empty,
    name_zh: name.zh,
    name_en: name.en,
    short_name_zh: shortName.zh,
    short_name_en: shortName.en,
    registered_address: address,
    contact_name: contact,
    contact_mobile: username,
    backup_name: chinesePerson(random),
    backup_mobile: chineseMobile(random),
    mailing_name: mailingName,
    mailing_mobile: mailingName === contact ? username : chineseMobile(random),
    mailing_province: place.provinceCode,
    mailing_city: place.cityCode,
    mailing_detail: address.slice((place.province + place.city).length),
    invoice_address: address,
    office_phone: `${place.areaCode}-${chineseLandline(random)}`,
    office_extension: random.chance(0.4) ? random.digits(3) : '',
    fax: random.chance(0.5) ? `${place.areaCode}-${chineseLandline(random)}` : '',
    website: `www.${word}.example.com`,
    recovery_email: `${word}@example.com`,
    wechat: `${word}_${random.digits(4)}`,
    postal_code: place.postalCode,
  }
}

function overseasBasics(profile: OverseasProfile): Basics {
  const { random, country, name, shortName, address, contact, username, postalCode } = profile
  const word = shortName.en.toLowerCase()
  return {
    ...empty,
    name_en: name.en,
    short_name_en: shortName.en,
    registered_address: address,
    contact_name: contact,
    contact_mobile: overseasPhone(random, country),
    backup_name: overseasPerson(random, country),
    backup_mobile: overseasPhone(random, country),
    office_phone: overseasPhone(random, country),
    fax: random.chance(0.5) ? overseasPhone(random, country) : '',
    website: `www.${word}.example.com`,
    recovery_email: `${word}@example.com`,
    email: username,
    postal_code: postalCode,
  }
}
