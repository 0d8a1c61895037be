/** Each of these is answered from the code list of the same name. */
export const scaleLists = [
  'region',
  'yearsEstablished',
  'paidInCapital',
  'revenueScale',
  'staffScale',
  'intellectualProperty',
  'researchShare',
  'badRecord',
  'responsibilityReport',
] as const

export const scaleCounts = ['domesticFairs', 'foreignFairs'] as const
