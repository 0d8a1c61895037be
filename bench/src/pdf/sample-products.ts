import { withDatabase } from '../kernel/product-database'

export interface SampleProduct {
  introZh: string
  introEn: string
}

const zh = [
  '采用国产重型底盘，水罐容积十二吨，适用于石化园区与机场。',
  '驾驶室为双排座，可乘六人，配有空气呼吸器座椅。',
  '中低压泵流量每秒八十升，射程超过七十五米。',
  '整车通过强制性产品认证，质保三年，全国联保。',
  '支持远程遥控炮与自摆功能，夜间照明可升至八米。',
]
const en = [
  'Built on a heavy domestic chassis with a tank of twelve thousand litres.',
  'The crew cabin seats six and carries breathing apparatus within reach.',
  'Its pump delivers eighty litres a second and throws farther than seventy-five metres.',
  'Every vehicle is certified, and parts are kept in stock for three years.',
  'A remote monitor, a lighting mast and a reversing camera come as standard.',
]

/** As many products as a company may show, their texts about as long as people write them; the same in every run. */
export const sampleProducts: SampleProduct[] = Array.from({ length: 15 }, (_, product) => {
  const mixed = (sentences: string[], count: number) =>
    Array.from({ length: count }, (__, index) => sentences[(product * 3 + index * 2) % sentences.length])
  return { introZh: mixed(zh, 10).join(''), introEn: mixed(en, 8).join(' ') }
})

/** Without pictures: both sides then set nothing but type. */
export const showProducts = (dataDir: string, username: string): Promise<void> =>
  withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ id: string; category: string }>(
      `SELECT company.id, coalesce(min(product.category), '') AS category FROM company
         JOIN account ON account.id = account_id LEFT JOIN product_intro product ON product.company_id = company.id
       WHERE username = $1 GROUP BY company.id`,
      [username],
    )
    const [company] = rows
    if (!company) throw new Error(`no company of ${username}`)
    await client.query('DELETE FROM product_intro WHERE company_id = $1', [company.id])
    for (const [position, { introZh, introEn }] of sampleProducts.entries())
      await client.query(
        'INSERT INTO product_intro (company_id, position, category, intro_zh, intro_en) VALUES ($1, $2, $3, $4, $5)',
        [company.id, position, company.category, introZh, introEn],
      )
  })
