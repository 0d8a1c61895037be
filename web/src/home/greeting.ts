export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening'

export function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 18) return 'evening'
  if (hour < 11) return 'morning'
  return hour < 13 ? 'noon' : 'afternoon'
}
