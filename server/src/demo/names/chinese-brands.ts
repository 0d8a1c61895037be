import type { Random } from '../random'

/** A trade name (字号) with its reading. */
export interface ChineseBrand {
  zh: string
  pinyin: string
}

const first =
  '安an 恒heng 鼎ding 盛sheng 华hua 天tian 海hai 金jin 宏hong 瑞rui 泰tai 汇hui 永yong 长chang 新xin 联lian 浩hao ' +
  '卓zhuo 蓝lan 星xing 威wei 龙long 凯kai 振zhen 明ming 东dong 国guo 顺shun 亿yi 科ke 博bo 康kang 正zheng 平ping ' +
  '广guang 启qi 诚cheng 云yun 航hang 川chuan 磐pan 烽feng 赤chi 朗lang 翔xiang 嘉jia 御yu 巨ju 骏jun 润run'

const second =
  '安an 盾dun 固gu 达da 泰tai 通tong 信xin 宇yu 源yuan 丰feng 图tu 业ye 辉hui 威wei 力li 拓tuo 捷jie 卫wei 防fang ' +
  '护hu 康kang 顺shun 邦bang 诺nuo 德de 格ge 普pu 创chuang 佳jia 成cheng 远yuan 豪hao 瑞rui 昊hao 宁ning 灵ling ' +
  '腾teng 森sen 泽ze 坤kun 亚ya 江jiang 锐rui 基ji'

const third = '达da 尔er 特te 思si 克ke 斯si 利li 宝bao'

const characters = (list: string) =>
  list.split(' ').map((entry) => ({ zh: entry.charAt(0), pinyin: entry.slice(1) }))

const pairs: ChineseBrand[] = characters(first).flatMap((one) =>
  characters(second)
    .filter((two) => two.zh !== one.zh)
    .map((two) => ({ zh: one.zh + two.zh, pinyin: join(one.pinyin, two.pinyin) })),
)

/** All two-character brands in random order, mixed with some of three; neither signs nor readings repeat. */
export function chineseBrands(random: Random, count: number): ChineseBrand[] {
  const longer = pairs.map((pair): ChineseBrand => {
    const end = random.pick(characters(third))
    return { zh: pair.zh + end.zh, pinyin: pair.pinyin + end.pinyin }
  })
  const readings = new Set<string>()
  const distinct = (brand: ChineseBrand) => {
    if (readings.has(brand.pinyin)) return false
    readings.add(brand.pinyin)
    return true
  }
  const short = random.shuffled(pairs).filter(distinct)
  const long = random.shuffled(longer).filter(distinct)
  const shortShare = Math.min(short.length, Math.ceil(count * 0.8))
  return random.shuffled([...short.slice(0, shortShare), ...long.slice(0, count - shortShare)])
}

/** One brand, possibly used by others too: for the long lists, where names need not be unique. */
export const anyBrand = (random: Random): ChineseBrand => random.pick(pairs)

/** Readings are joined to one word; an apostrophe would be right before a vowel but is no letter of a short name. */
function join(one: string, two: string): string {
  return one.charAt(0).toUpperCase() + one.slice(1) + two
}
