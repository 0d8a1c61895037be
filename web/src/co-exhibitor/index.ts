export { CompanyCoExhibitors } from './company-co-exhibitors'
