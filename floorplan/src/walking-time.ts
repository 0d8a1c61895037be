const metresAMinute = 75

/** Rounded up, and at least a minute: nobody minds being early, and nobody is told that it takes no time. */
export const walkingMinutes = (metres: number): number => Math.max(1, Math.ceil(metres / metresAMinute))
