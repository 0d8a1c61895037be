import { bothLanguages, fieldRules, text } from '@fairground/domain/field'
import { listRules } from '@fairground/domain/list'
import { plainLine } from '@fairground/domain/text'
import { z } from 'zod'
import { portalAddresses } from '../../content'
import { defineSingle } from '../../list'

const line = (most: number) => z.string().overwrite(plainLine).max(most, fieldRules.tooLong)
const isMailbox = (typed: string) => typed === '' || z.email().safeParse(typed).success

export const portalContact = defineSingle({
  name: 'portalContact',
  entity: 'PortalContact',
  at: portalAddresses.portalContact,
  texts: {
    lead: {
      zh: '门户网站“联系我们”中的内容。中文页面显示中文，英文页面显示英文。',
      en: 'What the portal says under “Contact”. Each language has a page of its own.',
    },
    noun: { zh: '联系方式', en: 'contact details' },
    emptyNote: { zh: '尚未填写联系方式。', en: 'No contact details have been entered yet.' },
  },
  fields: {
    organiser: {
      ...bothLanguages({ title: { zh: '主办单位', en: 'Organiser' }, most: 100 }),
      wire: 'organiser',
    },
    address: { ...bothLanguages({ title: { zh: '地址', en: 'Address' }, most: 200 }), wire: 'address' },
    hours: {
      ...bothLanguages({ title: { zh: '办公时间', en: 'Office hours' }, most: 100, required: false }),
      wire: 'hours',
    },
    phone: {
      ...text({
        title: { zh: '咨询电话', en: 'Phone' },
        required: true,
        rule: line(60).min(1, fieldRules.required),
        short: true,
        typing: 'phone',
      }),
      wire: 'phone',
    },
    fax: {
      ...text({ title: { zh: '传真', en: 'Fax' }, rule: line(60), short: true, typing: 'phone' }),
      wire: 'fax',
    },
    email: {
      ...text({
        title: { zh: '邮箱', en: 'Email' },
        rule: line(100).refine(isMailbox, listRules.email),
        short: true,
        typing: 'email',
      }),
      wire: 'email',
    },
    postcode: {
      ...text({ title: { zh: '邮政编码', en: 'Postcode' }, rule: line(20), short: true }),
      wire: 'postcode',
    },
    wechat: {
      ...text({ title: { zh: '微信公众号', en: 'WeChat' }, rule: line(60), short: true }),
      wire: 'wechat',
    },
  },
  namedBy: 'organiser',
  publishing: 'versions',
  public: {
    path: '/portal/contacts',
    fields: ['organiser', 'address', 'hours', 'phone', 'fax', 'email', 'postcode', 'wechat'],
  },
  paths: { base: '/portal/contact' },
  keys: 'portal/contact',
  closed: true,
})
