/** How much fair to generate: enough for tests, for a first look, or for a load test. */
export type FairSize = 'small' | 'default' | 'large'

export const fairVolumes: Record<
  FairSize,
  {
    companies: number
    associationMembers: number
    creditGrades: number
    councilMembers: number
    groupUnits: number
  }
> = {
  small: { companies: 30, associationMembers: 40, creditGrades: 20, councilMembers: 6, groupUnits: 4 },
  default: { companies: 300, associationMembers: 420, creditGrades: 180, councilMembers: 24, groupUnits: 30 },
  large: {
    companies: 3000,
    associationMembers: 70_000,
    creditGrades: 28_800,
    councilMembers: 400,
    groupUnits: 800,
  },
}
