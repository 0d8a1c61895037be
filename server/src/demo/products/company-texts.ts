import type { Text } from '@fairground/domain/text'
import type { Random } from '../random'
import { bilingual } from './bilingual'
import { inSentence, services } from './product-texts'

const strengths = bilingual(`
  拥有自主研发团队和省级企业技术中心 | runs its own research team and a recognised technology centre
  建有三条自动化生产线和完整的检测实验室 | operates three automated lines and a full test laboratory
  产品销往二十多个国家和地区 | exports to more than twenty countries and regions
  参与起草多项行业标准 | has helped to draft several industry standards
  通过质量、环境与职业健康安全管理体系认证 | is certified for quality, environment and occupational safety
  在全国设有三十余个服务网点 | keeps more than thirty service points`)

const serviceStrengths = bilingual(`
  拥有一支持证上岗的专业技术团队 | employs a team of certified specialists
  参与起草多项行业标准 | has helped to draft several industry standards
  在全国设有三十余个服务网点 | keeps more than thirty service points`)

const promises = bilingual(`
  我们用心守护每一次平安 | Safety is what we work for every day
  欢迎新老客户莅临展位洽谈合作 | Visitors are welcome at our booth to talk about projects
  本届展会将首次发布最新成果 | Our latest results are shown for the first time at this fair`)

export interface CompanySketch {
  name: Text
  founded: number
  category: string
  /** The two lines of products it is known for. */
  lines: readonly Text[]
}

export function companyIntro(random: Random, { name, founded, category, lines }: CompanySketch): Text {
  const strength = random.pick(category === services ? serviceStrengths : strengths)
  const promise = random.pick(promises)
  const list = {
    zh: lines.map((line) => line.zh).join('、'),
    en: lines.map((line) => inSentence(line.en)).join(' and '),
  }
  const work =
    category === services
      ? { zh: `专业从事${list.zh}`, en: `works in the field of ${list.en}` }
      : { zh: `专注于${list.zh}的研发、生产与服务`, en: `develops and makes ${list.en}` }
  return {
    zh: `${name.zh}成立于${founded}年，${work.zh}，${strength.zh}。${promise.zh}。`,
    en: `Founded in ${founded}, ${name.en} ${work.en}. The company ${strength.en}. ${promise.en}.`,
  }
}
