/** What a search of the plans takes and gives at once. Without any schema: the open pages use it too. */
export const longestSearched = 100
export const foundAtOnce = 20
