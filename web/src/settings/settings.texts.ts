import type { SettingGroup } from '@fairground/domain/settings'
import type { TextEntry, Texts } from '../lib/text'

export const settingsTexts = {
  title: { zh: '展会设置', en: 'Settings' },
  lead: {
    zh: '每项单独保存，保存后立即生效，并留下修改记录。',
    en: 'Each setting is saved on its own, takes effect at once and keeps its history.',
  },
  readOnly: {
    zh: '您可以查看设置，但没有修改权限。',
    en: 'You may read the settings, but not change them.',
  },
  search: { zh: '搜索设置', en: 'Search settings' },
  onlyChanged: { zh: '只看与默认不同的', en: 'Only those that differ from the default' },
  navigation: { zh: '设置分组', en: 'Groups of settings' },
  noneFound: { zh: '没有找到相关设置', en: 'No setting matches' },
  noneFoundNote: { zh: '换个说法再试，或清空搜索。', en: 'Try other words, or clear the search.' },

  differs: { zh: '与默认不同', en: 'Not the default' },
  isDefault: { zh: '默认值', en: 'Default' },
  default: { zh: '默认：', en: 'Default: ' },
  changed: { zh: '{who} 于 {when} 修改', en: 'Changed by {who}, {when}' },
  unusable: {
    zh: '保存的值不能用于当前版本，暂时使用默认值。请重新设置。',
    en: 'The stored value cannot be used by this version, so the default applies. Please set it again.',
  },
  edit: { zh: '修改', en: 'Change' },
  editOf: { zh: '修改 {title}', en: 'Change {title}' },
  history: { zh: '修改记录', en: 'History' },
  historyOf: { zh: '{title}的修改记录', en: 'History of {title}' },
  save: { zh: '保存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  reset: { zh: '恢复默认', en: 'Back to default' },
  saved: { zh: '“{title}”已保存', en: '“{title}” is saved' },

  confirmChange: { zh: '确认修改“{title}”？', en: 'Change “{title}”?' },
  confirmReset: { zh: '把“{title}”恢复为默认？', en: 'Set “{title}” back to its default?' },
  confirmRestore: { zh: '恢复“{title}”的旧值？', en: 'Restore the former value of “{title}”?' },
  becomes: { zh: '将变为：', en: 'It becomes:' },
  goAhead: { zh: '确认', en: 'Confirm' },

  conflictTitle: { zh: '{who} 刚刚修改了这项设置', en: '{who} has just changed this setting' },
  theirs: { zh: '现在的值', en: 'It is now' },
  yoursKept: {
    zh: '您填写的内容还在下面，尚未保存。',
    en: 'What you entered is still below, not saved yet.',
  },
  takeTheirs: { zh: '采用现在的值', en: 'Keep theirs' },
  useMine: { zh: '用我填写的覆盖', en: 'Overwrite with mine' },

  before: { zh: '修改前', en: 'Before' },
  after: { zh: '修改后', en: 'After' },
  actionReset: { zh: '恢复默认', en: 'Set back to the default' },
  actionRestore: { zh: '恢复旧值', en: 'Restored a former value' },
  restore: { zh: '恢复为修改前的值', en: 'Restore the value before this' },
  someone: { zh: '系统', en: 'The system' },

  emptyText: { zh: '（空）', en: '(empty)' },
  emptyList: { zh: '（无）', en: '(none)' },
  unreadable: {
    zh: '（旧版本的值，无法显示）',
    en: '(a value from an older version, which cannot be shown)',
  },
  entry: { zh: '第 {number} 项', en: 'Entry {number}' },
  add: { zh: '添加一项', en: 'Add an entry' },
  remove: { zh: '移除第 {number} 项', en: 'Remove entry {number}' },
  up: { zh: '上移第 {number} 项', en: 'Move entry {number} up' },
  down: { zh: '下移第 {number} 项', en: 'Move entry {number} down' },
  chooseDate: { zh: '选择日期', en: 'Choose a date' },
  valueLabel: { zh: '设置值', en: 'Value' },
} satisfies Texts

export const groupTexts = {
  fair: { zh: '展会信息', en: 'The fair' },
  access: { zh: '登录与安全', en: 'Logins and security' },
  signUp: { zh: '报名规则', en: 'Sign-up rules' },
  selection: { zh: '选位规则', en: 'Booth selection' },
  contract: { zh: '合同', en: 'Contracts' },
  badges: { zh: '参展证', en: 'Badges' },
  afterBooth: { zh: '展位确认之后', en: 'After the booth' },
} satisfies Record<SettingGroup, TextEntry>
