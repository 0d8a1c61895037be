import type { Random } from '../random'

const surnames =
  '王 李 张 刘 陈 杨 赵 黄 周 吴 徐 孙 胡 朱 高 林 何 郭 马 罗 梁 宋 郑 谢 韩 唐 冯 于 董 萧 程 曹 袁 邓 许 傅 沈 曾 彭 吕'.split(
    ' ',
  )

const givenNames =
  '伟 芳 娜 敏 静 磊 军 洋 勇 艳 杰 涛 明 超 霞 平 刚 桂英 建国 志强 晓燕 海涛 文博 立新 国栋 春梅 玉兰 丽华 建军 俊杰 雪梅 思远 佳怡 ' +
  '子涵 宇航 浩然 婷婷 永强 振华 淑珍 凤英 新民 卫东 红霞 少华 学文 志远 晨曦 雅婷 嘉伟'
const given = givenNames.split(' ')

export const chinesePerson = (random: Random): string => random.pick(surnames) + random.pick(given)

/** A number that matches the national pattern; the zeros in the middle keep it clear of most lines in use. */
export const chineseMobile = (random: Random): string =>
  `1${random.pick(['35', '36', '37', '39', '50', '58', '66', '77', '86', '87', '89', '99'])}0000${random.digits(4)}`

export const chineseLandline = (random: Random): string =>
  `${random.pick(['5', '6', '8'])}000${random.digits(4)}`
