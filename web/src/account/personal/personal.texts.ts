import type { Texts } from '../../lib/text'

export const personalTexts = {
  title: { zh: '个人中心', en: 'Personal center' },
  username: { zh: '用户名', en: 'Username' },
  password: { zh: '密码', en: 'Password' },
  edit: { zh: '修改', en: 'Edit' },
  cancel: { zh: '取消', en: 'Cancel' },
  editUsername: { zh: '修改用户名', en: 'Edit username' },
  cancelUsername: { zh: '取消修改用户名', en: 'Cancel editing username' },
  editPassword: { zh: '修改密码', en: 'Edit password' },
  cancelPassword: { zh: '取消修改密码', en: 'Cancel editing password' },
  newMobile: { zh: '新手机号', en: 'New mobile number' },
  newEmail: { zh: '新邮箱', en: 'New email' },
  newUsername: { zh: '新用户名', en: 'New username' },
  oldPassword: { zh: '当前密码', en: 'Current password' },
  newPassword: { zh: '新密码', en: 'New password' },
  confirmation: { zh: '确认新密码', en: 'Confirm new password' },
  logoutNote: {
    zh: '保存后需要重新登录，其他设备上的登录也会退出。',
    en: 'After saving you log in again, here and on your other devices.',
  },
  save: { zh: '保存', en: 'Save' },
  close: { zh: '关闭', en: 'Close' },
  logout: { zh: '退出登录', en: 'Log out' },
} satisfies Texts
