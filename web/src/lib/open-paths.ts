/** Calls the open pages read without their schemas. */
export const openPaths = { fair: '/fair' }
