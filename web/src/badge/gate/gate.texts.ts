import type { GateReason } from '@fairground/domain/badge'
import type { Text } from '@fairground/domain/text'
import type { Texts } from '../../lib/text'

export const gateTexts = {
  title: { zh: '入场查验', en: 'Gate' },
  lead: {
    zh: '扫描参展证，核对照片，再确认入场。没有网络时自动按已下载的名单查验，恢复后自动上传。',
    en: 'Scan a badge, compare the photo, then admit. Without a network the downloaded list decides, and admissions are sent when it is back.',
  },
  online: { zh: '联机', en: 'Online' },
  offline: { zh: '离线，按名单查验', en: 'Offline, by the list' },
  list: { zh: '名单 {count} 人，{time} 更新', en: 'List of {count}, as of {time}' },
  inToday: { zh: '今日入场 {count} 人', en: '{count} admitted today' },
  waiting: { zh: '{count} 条待上传', en: '{count} to be sent' },
  refresh: { zh: '更新名单', en: 'Update the list' },
  noList: {
    zh: '还没有名单。请连接网络后打开本页，名单会自动下载。',
    en: 'There is no list yet. Open this page with a network, and the list is fetched.',
  },
  read: { zh: '读取证件', en: 'Read a badge' },
  cameraOn: { zh: '打开摄像头', en: 'Turn the camera on' },
  cameraOff: { zh: '关闭摄像头', en: 'Turn the camera off' },
  picture: { zh: '摄像头画面', en: 'Picture of the camera' },
  noCamera: {
    zh: '此浏览器不提供摄像头（需要 https）。请拍照或输入编号。',
    en: 'This browser offers no camera here (it needs https). Take a photo or type the number.',
  },
  cameraRefused: {
    zh: '摄像头不可用。请在浏览器中允许使用摄像头，或拍照、输入编号。',
    en: 'The camera cannot be used. Allow it in the browser, or take a photo or type the number.',
  },
  photo: { zh: '拍照或选择图片', en: 'Take or choose a photo' },
  photoFailed: {
    zh: '图片中没有可以读取的二维码。请靠近再拍，或输入编号。',
    en: 'No code could be read in this picture. Take it from nearer, or type the number.',
  },
  number: { zh: '证件编号', en: 'Badge number' },
  numberHint: {
    zh: '编号印在二维码下方。扫码枪也可以扫入此处。',
    en: 'It stands below the code. A hand scanner can type into this field too.',
  },
  check: { zh: '查验', en: 'Check' },
  answer: { zh: '查验结果', en: 'Answer' },
  nobody: { zh: '等待证件', en: 'Waiting for a badge' },
  nobodyNote: { zh: '结果显示在这里。', en: 'The answer appears here.' },
  good: { zh: '证件有效', en: 'The badge is good' },
  goodNote: { zh: '请核对照片，再确认入场。', en: 'Compare the photo, then admit.' },
  admit: { zh: '确认入场', en: 'Admit' },
  admitAgain: { zh: '再次放行', en: 'Let in again' },
  admitted: { zh: '已入场 {time}', en: 'Admitted at {time}' },
  voidReason: { zh: '原因：{reason}', en: 'Reason: {reason}' },
  photoOf: { zh: '{name} 的照片', en: 'Photo of {name}' },
  noPhoto: { zh: '没有照片', en: 'No photo' },
  photoAway: {
    zh: '照片未能载入，请核对身份证件',
    en: 'The photo could not be loaded; compare an identity document',
  },
  badgeNumber: { zh: '编号 {number}', en: 'No. {number}' },
  recent: { zh: '刚刚入场', en: 'Just admitted' },
  doubts: {
    zh: '以下人员在离线时放行，联机核对后有疑问：',
    en: 'Let in while there was no network, and questioned since:',
  },
  seen: { zh: '知道了', en: 'Seen' },
} satisfies Texts

/** What is wrong, and what to do about it. */
export const reasonTexts: Record<GateReason, { title: Text; note: Text }> = {
  unreadable: {
    title: { zh: '不是参展证', en: 'Not a badge' },
    note: { zh: '请扫描参展证上的二维码，或输入编号。', en: 'Scan the code on a badge, or type its number.' },
  },
  forged: {
    title: { zh: '二维码无效', en: 'The code is not genuine' },
    note: {
      zh: '签名不是组委会的。请勿放行，联系现场负责人。',
      en: 'The organiser did not sign it. Do not admit; call the supervisor.',
    },
  },
  otherFair: {
    title: { zh: '不是本届的证件', en: 'Badge of another edition' },
    note: { zh: '请持证人办理本届参展证。', en: 'The holder needs a badge of this edition.' },
  },
  unknown: {
    title: { zh: '名单中没有该证件', en: 'Not on the list' },
    note: {
      zh: '请更新名单后再查验，或核对编号。',
      en: 'Update the list and check again, or compare the number.',
    },
  },
  notPrinted: {
    title: { zh: '证件尚未打印', en: 'Never printed' },
    note: { zh: '请持证人到证件处领取。', en: 'Send the holder to the badge desk.' },
  },
  void: {
    title: { zh: '证件已作废', en: 'The badge is void' },
    note: { zh: '请勿放行。', en: 'Do not admit.' },
  },
  replaced: {
    title: { zh: '已补打，此证失效', en: 'Replaced by a reprint' },
    note: { zh: '此证已被新证取代，请出示新证。', en: 'A newer print exists; only that one is good.' },
  },
  expired: {
    title: { zh: '证件已过期', en: 'The badge has expired' },
    note: { zh: '展会已结束。', en: 'The fair is over.' },
  },
  admitted: {
    title: { zh: '今日已入场', en: 'Already admitted today' },
    note: {
      zh: '入场时间 {time}。本人外出返回时可再次放行。',
      en: 'Admitted at {time}. If the holder went out and comes back, let them in again.',
    },
  },
}
