const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Anything else would only make the database complain about its form. */
export const isId = (text: string): boolean => uuid.test(text)
