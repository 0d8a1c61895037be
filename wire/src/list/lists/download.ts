import { downloadCheck, downloadFields } from '@fairground/domain/download'
import { integer, text } from '@fairground/domain/field'
import { listRules } from '@fairground/domain/list'
import { z } from 'zod'
import { defineList } from '../define-list'
import { contains, equals } from '../definition'
import { listAddresses } from '../screens'

const figure = { digits: 9, tooLong: listRules.wholeNumber } as const

export const download = defineList({
  name: 'download',
  entity: 'ExhibitorDownload',
  at: listAddresses.download,
  texts: {
    lead: {
      zh: '本届提供给参展商的文件：手册、表格、图纸。按此顺序显示在企业的“资料下载”页面。',
      en: 'Manuals, forms and drawings for the exhibitors of this edition. They see them in this order.',
    },
    noun: { zh: '下载资料', en: 'downloads' },
    emptyNote: { zh: '新增的文件会显示在这里。', en: 'Files you add will appear here.' },
  },
  fields: {
    title: { ...downloadFields.title, wire: 'title' },
    audience: { ...downloadFields.audience, wire: 'audience' },
    reach: { ...downloadFields.reach, wire: 'reach' },
    visibleFrom: { ...downloadFields.visibleFrom, wire: 'visibleFrom' },
    visibleUntil: { ...downloadFields.visibleUntil, wire: 'visibleUntil' },
    fileId: { ...downloadFields.fileId, wire: 'fileId' },
  },
  derived: {
    fileName: {
      ...text({ title: { zh: '文件名', en: 'File name' }, rule: z.string() }),
      wire: 'fileName',
    },
    fetched: { ...integer({ title: { zh: '下载次数', en: 'Downloads' }, ...figure }), wire: 'fetched' },
    companies: { ...integer({ title: { zh: '下载企业', en: 'Companies' }, ...figure }), wire: 'companies' },
  },
  check: downloadCheck,
  namedBy: 'title',
  filters: {
    title: contains('title', 'title'),
    audience: equals('audience', 'audience'),
    reach: equals('reach', 'reach'),
  },
  order: 'byHand',
  edition: true,
  paths: { base: '/portal/download', add: ['POST', '/add'], edit: ['POST', '/edit'], remove: 'remove' },
  keys: 'portal/download',
  closed: true,
})
