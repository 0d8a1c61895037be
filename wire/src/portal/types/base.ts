import { words as several } from '@fairground/domain/field'
import { homeBlocks, portalMessages } from '@fairground/domain/portal'
import { defineSingleContent } from '../define-content'
import { altOf, body, day, line, link, picture, words } from '../fields'

export const portalBase = defineSingleContent({
  name: 'portalBase',
  texts: {
    lead: {
      zh: '网站名称、标识、首屏、展期、页脚，以及首页各板块的顺序。',
      en: 'The site’s name and logo, its first screen, the days of the fair, the footer, and the order of the home page.',
    },
    noun: { zh: '首页设置', en: 'site settings' },
    emptyNote: { zh: '尚未填写。', en: 'Nothing has been entered yet.' },
  },
  fields: {
    siteName: words('siteName', { title: { zh: '网站名称', en: 'Name of the site' }, most: 80 }),
    tagline: words('tagline', { title: { zh: '标语', en: 'Tagline' }, most: 120, required: false }),
    opensOn: day('opensOn', { title: { zh: '开幕', en: 'First day' }, required: true }),
    closesOn: day('closesOn', { title: { zh: '闭幕', en: 'Last day' }, required: true }),
    venue: words('venue', { title: { zh: '地点', en: 'Venue' }, most: 120 }),
    logo: picture('logo', { title: { zh: '标识', en: 'Logo' } }),
    logoAlt: altOf('logoAlt', { zh: '标识', en: 'Logo' }),
    hero: picture('hero', { title: { zh: '首屏图片', en: 'First picture' } }),
    heroAlt: altOf('heroAlt', { zh: '首屏图片', en: 'First picture' }),
    blocks: {
      ...several({
        title: { zh: '首页板块', en: 'Blocks of the home page' },
        hint: {
          zh: '勾选要显示的板块，并用箭头调整顺序',
          en: 'Tick what is shown, and move it with the arrows',
        },
        choices: homeBlocks,
        hidden: true,
      }),
      wire: 'blocks',
    },
    visitorRegistration: link('visitorRegistration', {
      title: { zh: '观众预登记网址', en: 'Visitor pre-registration' },
      hint: { zh: '留空则网站上没有预登记按钮', en: 'Left empty, the site has no button for it' },
    }),
    footer: words('footer', {
      title: { zh: '页脚', en: 'Footer' },
      most: 500,
      long: true,
      required: false,
      hidden: true,
    }),
    recordNumber: line('recordNumber', 60, { title: { zh: '备案号', en: 'Record number' } }),
    privacy: body('privacy', { title: { zh: '隐私声明', en: 'Privacy statement' }, required: false }),
    accessibility: body('accessibility', {
      title: { zh: '无障碍声明', en: 'Accessibility statement' },
      required: false,
    }),
  },
  check: ({ opensOn, closesOn }) =>
    opensOn && closesOn && closesOn < opensOn
      ? { field: 'closesOn', message: portalMessages.datesOrder }
      : undefined,
  namedBy: 'siteName',
})
