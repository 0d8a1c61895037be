/** Where staff see who a company is and how it stands. */
export const companyCheckPath = (id: string): string => `/company/standing?id=${id}`
