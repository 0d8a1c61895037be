/** A LIKE pattern for "contains", in which nothing a person types has a special meaning. */
export const containing = (typed: string): string => `%${typed.replace(/[\\%_]/g, '\\$&')}%`
