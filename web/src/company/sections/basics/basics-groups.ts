import type { UserType } from '@fairground/domain/account'
import type { TextEntry } from '../../../lib/text'
import { type BasicsName, basicsTexts as texts } from './basics.texts'

interface BasicsGroup {
  title: TextEntry
  names: BasicsName[]
}

/** The questions of the section in the order of the page; the view reads them in the same order. */
export const basicsGroups: Record<UserType, BasicsGroup[]> = {
  CHN: [
    {
      title: texts.groupCompany,
      names: [
        'nameZh',
        'nameEn',
        'shortNameZh',
        'shortNameEn',
        'registeredAddress',
        'officePhone',
        'officeExtension',
        'fax',
        'website',
      ],
    },
    {
      title: texts.groupContact,
      names: ['contactName', 'contactMobile', 'backupName', 'backupMobile', 'recoveryEmail', 'wechat'],
    },
    {
      title: texts.groupMailing,
      names: ['mailingName', 'mailingMobile', 'mailingPlace', 'mailingDetail', 'invoiceAddress'],
    },
  ],
  ENG: [
    {
      title: texts.groupCompany,
      names: ['nameEn', 'shortNameEn', 'website', 'registeredAddress', 'postalCode', 'officePhone', 'fax'],
    },
    {
      title: texts.groupContact,
      names: ['contactName', 'contactMobile', 'backupName', 'backupMobile', 'email', 'recoveryEmail'],
    },
  ],
}
