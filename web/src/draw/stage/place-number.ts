/** 001: as many figures as the last place has, so that they stand below each other. */
export const placeNumber = (place: number, total: number): string =>
  String(place).padStart(Math.max(3, String(total).length), '0')
