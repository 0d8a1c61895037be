import type { Module } from '@fairground/domain/account'
import type { TextEntry, Texts } from '../lib/text'

/** The two systems staff switch between, as the menu and the choice of modules name them. */
export const moduleTexts = {
  exhibition: {
    name: { zh: '展览管理系统', en: 'Fair management' },
    about: {
      zh: '报名审核、展馆展位、选位摇号、合同财务与基础资料',
      en: 'Sign-ups, halls and booths, selection and draw, contracts, payments and reference data',
    },
    switchTo: { zh: '切换到展览管理系统', en: 'Switch to fair management' },
  },
  portal: {
    name: { zh: '门户设置系统', en: 'Portal settings' },
    about: {
      zh: '门户网站的首页、栏目、新闻与服务信息',
      en: 'Home page, columns, news and visitor services of the public site',
    },
    switchTo: { zh: '切换到门户设置系统', en: 'Switch to portal settings' },
  },
} satisfies Record<Module, Record<'name' | 'about' | 'switchTo', TextEntry>>

export const shellTexts = {
  unreachableTitle: { zh: '连接不上服务器', en: 'The server can’t be reached' },
  unreachableKept: {
    zh: '已尝试多次。您的登录状态没有改变，填写中的内容都还在。',
    en: 'We have tried several times. You have not been logged out, and whatever you were filling in is still here.',
  },
  unreachableAdvice: {
    zh: '页面会自动重试。请检查网络连接；如果其他网站可以打开，请稍等片刻。',
    en: 'This page keeps trying by itself. Check your connection; if other sites work, just wait a moment.',
  },
  retry: { zh: '重试', en: 'Try again' },
  retrying: { zh: '正在重试…', en: 'Trying…' },

  mainMenu: { zh: '主菜单', en: 'Main menu' },
  home: { zh: '首页', en: 'Home' },
  signUp: { zh: '报名信息', en: 'Sign-up' },
  selection: { zh: '展位选择', en: 'Booths' },
  ownBooths: { zh: '我的展位', en: 'My booths' },
  contract: { zh: '合同', en: 'Contract' },
  payment: { zh: '缴费', en: 'Payment' },
  badges: { zh: '参展证', en: 'Badges' },
  board: { zh: '留言板', en: 'Message board' },
  demoMessages: { zh: '演示消息', en: 'Demo messages' },
  menuFailed: { zh: '菜单未能加载', en: 'The menu could not be loaded' },
  openMenu: { zh: '打开菜单', en: 'Open the menu' },
  foldMenu: { zh: '收起菜单', en: 'Fold the menu' },
  unfoldMenu: { zh: '展开菜单', en: 'Unfold the menu' },
  fullscreen: { zh: '全屏', en: 'Full screen' },
  leaveFullscreen: { zh: '退出全屏', en: 'Leave full screen' },
  breadcrumb: { zh: '当前位置', en: 'You are here' },
  portalSite: { zh: '展会门户网站', en: 'Exhibition portal' },
  innovation: { zh: '创新产品申报', en: 'Innovation products' },
  newTab: { zh: '{name}（在新标签页打开）', en: '{name} (opens in a new tab)' },
  help: { zh: '帮助', en: 'Help' },
  personalCenter: { zh: '个人中心', en: 'Personal center' },
  chooseModule: { zh: '选择系统', en: 'Choose a system' },
  chooseModuleLead: {
    zh: '选择要进入的系统，之后可在页头切换。',
    en: 'Choose where to work. You can switch in the header at any time.',
  },
  noModules: { zh: '暂无可用的系统', en: 'Nothing is open to you yet' },
  noModulesNote: {
    zh: '您的账户还没有菜单权限，请联系管理员。',
    en: 'Your account has no menu entries yet. Please ask an administrator.',
  },
  enterModule: { zh: '进入', en: 'Open' },
  refusedTitle: { zh: '这个页面没有对您开放', en: 'You don’t have access to this page' },
  refusedText: {
    zh: '当前账户 {name} 没有这项工作的权限。',
    en: 'You are logged in as {name}. This account doesn’t have permission for it.',
  },
  refusedAdvice: {
    zh: '如果工作需要，请联系管理员开通；开通后重新打开本页即可。',
    en: 'If you need it for your work, ask an administrator; then simply open this page again.',
  },
  refusedHome: { zh: '返回首页', en: 'Back to home' },
  passwordTitle: { zh: '请先修改密码', en: 'Please change your password first' },
  account: { zh: '账户菜单', en: 'Account menu' },
  language: { zh: '语言', en: 'Language' },
  chosen: { zh: '当前', en: 'Current' },
  logout: { zh: '退出登录', en: 'Log out' },
  logoutFailed: {
    zh: '连接不上服务器，尚未退出登录',
    en: 'The server can’t be reached; you are still logged in',
  },
  changePassword: {
    zh: '为保证信息安全，请点击右上角用户名，前往用户中心，按照密码校验规则修改密码',
    en: 'To keep your information safe, please click your username at the top right, open the personal center and change your password according to the password rules',
  },
} satisfies Texts
