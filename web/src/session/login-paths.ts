/** One door for each kind of account. */
export const loginPaths = {
  mobile: '/exhibition/login/ch/login',
  email: '/exhibition/login/en/login',
  staff: '/exhibition/login/ch/Administrator',
} as const
