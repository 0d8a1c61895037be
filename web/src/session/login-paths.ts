/** One door for each kind of account. */
export const loginPaths = {
  mobile: '/exhibition/login/ch/login',
  email: '/exhibition/login/en/login',
  staff: '/exhibition/login/ch/Administrator',
} as const

/** The ways to an account of one's own. */
export const registerPaths = {
  mobile: '/exhibition/login/ch/Register',
  email: '/exhibition/login/en/Register',
} as const
