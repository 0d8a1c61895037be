import type { Text } from '../text'
import { setting } from './setting'
import { settingRules } from './setting-messages'
import { onOff, parts, units, whole } from './setting-parts'

const minutes = { least: 1, most: 60 * 24 * 30, unit: units.minutes }
const count = { least: 1, most: 1000 }
const times = { ...count, unit: units.times }
/** Cyber security law: logs of who came in and what was done are kept for six months at least. */
const keptDays = { least: 190, most: 3650, unit: units.days }
const characters = (title: Text, most: number) => whole(title, { least: 8, most, unit: units.characters })

export const accessSettings = {
  sessionIdleMinutes: setting({
    field: whole({ zh: '无操作退出时间', en: 'Idle time before logging out' }, minutes),
    initial: 60,
    group: 'access',
    help: { zh: '超过此时间没有操作需重新登录。', en: 'People idle for longer must log in again.' },
  }),
  sessionMaxMinutes: setting({
    field: whole({ zh: '会话最长时间', en: 'Longest session' }, minutes),
    initial: 60 * 12,
    group: 'access',
    help: {
      zh: '无论是否操作，到时需重新登录。',
      en: 'After this time everyone has to log in again, active or not.',
    },
  }),
  lockoutFailures: setting({
    field: whole({ zh: '锁定前允许的失败次数', en: 'Failed logins before a lock' }, times),
    initial: 5,
    group: 'access',
    help: { zh: '按账号和来源地址分别计算。', en: 'Counted per account and address.' },
  }),
  lockoutMinutes: setting({
    field: whole({ zh: '锁定时间', en: 'Length of a lock' }, minutes),
    initial: 15,
    group: 'access',
    help: { zh: '锁定期满后可再次登录。', en: 'Logging in is possible again afterwards.' },
  }),
  hideAccountExistence: setting({
    field: onOff({ zh: '不透露账号是否存在', en: 'Don’t reveal whether an account exists' }),
    initial: false,
    group: 'access',
    help: {
      zh: '开启后，登录、注册、找回和更换用户名时的提示不再因账号是否存在而不同；手机号或邮箱已有账号时，改以短信或邮件告知其本人。',
      en: 'When on, logging in, registering, recovering and changing a username read the same whether there is an account or not; where there is one already, its owner is told by SMS or email instead.',
    },
  }),
  passwordLength: setting({
    field: parts(
      { zh: '密码长度', en: 'Password length' },
      {
        least: characters({ zh: '最短', en: 'Shortest' }, 64),
        most: characters({ zh: '最长', en: 'Longest' }, 128),
        staffLeast: characters({ zh: '工作人员最短', en: 'Shortest for staff' }, 64),
      },
      {
        between: (rule) =>
          rule
            .refine(({ least, most }) => least <= most, {
              path: ['most'],
              error: settingRules.leastAboveMost,
            })
            .refine(({ least, staffLeast }) => least <= staffLeast, {
              path: ['staffLeast'],
              error: settingRules.staffBelowOthers,
            })
            .refine(({ staffLeast, most }) => staffLeast <= most, {
              path: ['staffLeast'],
              error: settingRules.staffAboveMost,
            }),
      },
    ),
    initial: { least: 8, most: 30, staffLeast: 12 },
    group: 'access',
    public: true,
    help: {
      zh: '密码须同时包含字母和数字；工作人员另有更长的下限。已有密码在下次修改时才按新规则检查。',
      en: 'Passwords mix letters and digits; staff have a longer minimum. Existing passwords meet the new rule when next changed.',
    },
  }),
  codeMinutes: setting({
    field: whole({ zh: '验证码有效期', en: 'Validity of a code' }, minutes),
    initial: 5,
    group: 'access',
    help: { zh: '短信和邮件验证码的有效时间。', en: 'How long a code sent by SMS or email can be used.' },
  }),
  codeTries: setting({
    field: whole({ zh: '验证码可尝试次数', en: 'Tries per code' }, times),
    initial: 5,
    group: 'access',
    help: { zh: '用完后需重新获取。', en: 'A new code is needed afterwards.' },
  }),
  sendLimits: setting({
    field: parts(
      { zh: '验证码发送限制', en: 'Limits on sending codes' },
      {
        secondsBetween: whole(
          { zh: '同一号码或邮箱的间隔（秒）', en: 'Seconds between two sends to one recipient' },
          count,
        ),
        perDay: whole({ zh: '同一号码或邮箱每天次数', en: 'Sends per day to one recipient' }, count),
        perAddressHour: whole({ zh: '同一来源地址每小时次数', en: 'Sends per hour from one address' }, count),
      },
    ),
    initial: { secondsBetween: 60, perDay: 10, perAddressHour: 20 },
    group: 'access',
    help: {
      zh: '防止有人借本站反复发送短信和邮件。',
      en: 'Keeps others from using this site to send SMS and emails over and over.',
    },
  }),
  logRetention: setting({
    field: parts(
      { zh: '日志保存期限', en: 'How long logs are kept' },
      {
        changes: whole({ zh: '操作日志', en: 'Changes' }, keptDays),
        access: whole({ zh: '登录、验证码和消息', en: 'Logins, codes and messages' }, keptDays),
      },
    ),
    initial: { changes: 1826, access: 400 },
    group: 'access',
    help: {
      zh: '到期的记录每晚删除，不能恢复；法律要求至少保存六个月，所以不少于190天。操作日志每天封存，删除后封存值仍保留。',
      en: 'What is older is deleted each night, for good. The law asks for six months, so never less than 190 days. The log of changes is sealed day by day, and the seals stay.',
    },
  }),
}
