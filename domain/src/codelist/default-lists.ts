import type { CodeItem, CodeListName, DivisionListName } from './code-list'
import { boothStatus, boothType } from './defaults/booth'
import {
  badRecord,
  intellectualProperty,
  paidInCapital,
  researchShare,
  responsibilityReport,
  revenueScale,
  staffScale,
  yearsEstablished,
} from './defaults/company-scale'
import { certification, companyNature, creditGrade, highTechLevel } from './defaults/company-standing'
import { exhibitSubtype, exhibitType } from './defaults/exhibit'
import { groupType } from './defaults/group'
import { productCategory } from './defaults/product-category'
import { dataState, reviewState } from './defaults/state'

export const defaultLists: Record<Exclude<CodeListName, DivisionListName>, CodeItem[]> = {
  boothType,
  boothStatus,
  exhibitType,
  exhibitSubtype,
  companyNature,
  highTechLevel,
  creditGrade,
  certification,
  yearsEstablished,
  paidInCapital,
  revenueScale,
  staffScale,
  intellectualProperty,
  researchShare,
  badRecord,
  responsibilityReport,
  productCategory,
  groupType,
  reviewState,
  dataState,
}
