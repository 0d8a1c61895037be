import type { UserType } from '@fairground/domain/account'
import type { TextEntry } from '../../../lib/text'
import { type BasicsName, basicsTexts as texts } from './basics.texts'

export interface BasicsField {
  name: BasicsName
  wide?: boolean
  counter?: boolean
  hint?: TextEntry
  kind?: 'mobile' | 'email' | 'url' | 'digits'
}

export interface BasicsGroup {
  title: TextEntry
  fields: BasicsField[]
}

const counter = true
const wide = true

/** The questions of the section in the order of the page; the view reads them in the same order. */
export const basicsGroups: Record<UserType, BasicsGroup[]> = {
  CHN: [
    {
      title: texts.groupCompany,
      fields: [
        { name: 'nameZh', counter },
        { name: 'nameEn', counter },
        { name: 'shortNameZh', counter },
        { name: 'shortNameEn', hint: texts.oneWord },
        { name: 'registeredAddress', wide, counter },
        { name: 'officePhone' },
        { name: 'officeExtension' },
        { name: 'fax' },
        { name: 'website', kind: 'url' },
      ],
    },
    {
      title: texts.groupContact,
      fields: [
        { name: 'contactName' },
        { name: 'contactMobile', kind: 'mobile' },
        { name: 'backupName' },
        { name: 'backupMobile', kind: 'mobile' },
        { name: 'recoveryEmail', kind: 'email' },
        { name: 'wechat' },
      ],
    },
    {
      title: texts.groupMailing,
      fields: [
        { name: 'mailingName' },
        { name: 'mailingMobile', kind: 'mobile' },
        { name: 'mailingPlace' },
        { name: 'mailingDetail', counter },
        { name: 'invoiceAddress', wide, counter },
      ],
    },
  ],
  ENG: [
    {
      title: texts.groupCompany,
      fields: [
        { name: 'nameEn', wide, counter },
        { name: 'shortNameEn', hint: texts.oneWord },
        { name: 'website', kind: 'url' },
        { name: 'registeredAddress', wide, counter },
        { name: 'postalCode', kind: 'digits' },
        { name: 'officePhone', kind: 'mobile' },
        { name: 'fax' },
      ],
    },
    {
      title: texts.groupContact,
      fields: [
        { name: 'contactName' },
        { name: 'contactMobile', kind: 'mobile' },
        { name: 'backupName' },
        { name: 'backupMobile', kind: 'mobile' },
        { name: 'email', kind: 'email' },
        { name: 'recoveryEmail', kind: 'email' },
      ],
    },
  ],
}
