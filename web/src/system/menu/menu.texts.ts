import type { Texts } from '../../lib/text'

export const menuTexts = {
  title: { zh: '菜单资源', en: 'Menu' },
  lead: {
    zh: '菜单来自系统的各个页面。可以改名称、图标、顺序和是否显示；隐藏只影响菜单，不改变权限。',
    en: 'Entries come from the screens of the system. Their words, sign and order are yours, and whether they are shown; hiding one changes the menu, not what anybody may do.',
  },
  exhibition: { zh: '展会系统', en: 'Exhibition' },
  portal: { zh: '门户设置', en: 'Portal' },
  search: { zh: '搜索菜单', en: 'Search the menu' },
  icon: { zh: '图标', en: 'Sign' },
  hidden: { zh: '已隐藏', en: 'Hidden' },
  own: { zh: '已修改', en: 'Changed' },
  hide: { zh: '隐藏', en: 'Hide' },
  hideOf: { zh: '隐藏 {name}', en: 'Hide {name}' },
  show: { zh: '显示', en: 'Show' },
  showOf: { zh: '显示 {name}', en: 'Show {name}' },
  up: { zh: '上移 {name}', en: 'Move {name} up' },
  down: { zh: '下移 {name}', en: 'Move {name} down' },
  reset: { zh: '恢复默认', en: 'Back to default' },
  resetOf: { zh: '把 {name} 恢复默认', en: 'Set {name} back to its default' },
  resetAsk: { zh: '把“{name}”恢复默认？', en: 'Set “{name}” back to its default?' },
  resetNote: {
    zh: '名称变回“{shipped}”，图标和位置也恢复，并重新显示。',
    en: 'It is called “{shipped}” again, its sign and place return, and it is shown.',
  },
  everybody: { zh: '全体工作人员可见', en: 'Seen by all staff' },
  needs: { zh: '需要：{key}', en: 'Needs: {key}' },
  defaultIs: { zh: '默认：{name}', en: 'Default: {name}' },
  noneFound: { zh: '没有找到相关菜单', en: 'No entry matches' },
} satisfies Texts
