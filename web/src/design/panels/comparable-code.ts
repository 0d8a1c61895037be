/** How numbers are told apart: nobody means another booth by a small letter. */
export const comparableCode = (code: string): string => code.trim().toUpperCase()
