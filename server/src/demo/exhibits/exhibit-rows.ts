import type { CompanyProfile } from '../companies/profile'
import type { Random } from '../random'
import type { ProductIntroRow } from '../rows'
import type { ExhibitProductRow, ProductSheetRow } from '../service-rows'

/** The Chinese demo account that has a booth has said what it will show; the overseas one can still begin. */
export function exhibitRows(
  profiles: readonly CompanyProfile[],
  intros: readonly ProductIntroRow[],
  random: Random,
): { product_sheet: ProductSheetRow[]; exhibit_product: ExhibitProductRow[] } {
  const ready = profiles.filter(
    ({ isDemo, stage, userType }) => isDemo && stage === 'boothChosen' && userType === 'CHN',
  )
  return {
    product_sheet: ready.map(({ companyId, accountId }) => ({
      company_id: companyId,
      version: 1,
      updated_by: accountId,
    })),
    exhibit_product: ready.flatMap(({ companyId }) =>
      intros
        .filter(({ company_id }) => company_id === companyId)
        .slice(0, names.length)
        .map(({ category, intro_zh, intro_en }, position) => ({
          id: random.uuid(),
          company_id: companyId,
          position,
          category,
          is_new: position === 0,
          name_zh: names[position]?.zh ?? '',
          name_en: names[position]?.en ?? '',
          text_zh: intro_zh,
          text_en: intro_en,
        })),
    ),
  }
}

const names = [
  { zh: '新一代主力机型', en: 'Flagship, new generation' },
  { zh: '经典系列', en: 'Classic series' },
]
