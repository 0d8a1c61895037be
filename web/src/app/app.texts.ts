import type { Texts } from '../lib/text'

export const appTexts = {
  product: { zh: 'Fairground 参展系统', en: 'Fairground' },
  skip: { zh: '跳到主要内容', en: 'Skip to content' },
  home: { zh: '返回首页', en: 'Back to home' },
  reload: { zh: '重新加载', en: 'Reload' },
  errorTitle: { zh: '页面出了点问题', en: 'Something went wrong on this page' },
  errorKept: {
    zh: '您仍处于登录状态，已保存的内容不受影响，填写中的表单已在本机保留草稿。',
    en: 'You are still logged in, whatever you saved is safe, and forms you were filling in are kept as drafts on this computer.',
  },
  errorAdvice: {
    zh: '请重新加载页面。如果问题仍然出现，请联系组委会，并告知您当时的操作。',
    en: 'Reload the page. If it happens again, contact the organiser and tell them what you were doing.',
  },
  outdatedTitle: { zh: '系统已更新', en: 'There is a newer version' },
  outdatedAdvice: {
    zh: '这个页面的文件没有取到，可能是系统刚刚更新或网络中断。请重新加载页面。',
    en: 'A part of this page did not arrive: the system was just updated, or the connection broke. Reload the page.',
  },
  notFoundTitle: { zh: '没有找到这个页面', en: 'Page not found' },
  notFoundAdvice: {
    zh: '地址可能有误，或者页面已经移走。请检查地址，或返回首页继续。',
    en: 'The address may be mistyped, or the page has moved. Check the address, or go on from the home page.',
  },
} satisfies Texts
