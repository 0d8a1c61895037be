export const principals = ['anonymous', 'exhibitor', 'otherExhibitor', 'leader', 'clerk', 'admin'] as const
export type Principal = (typeof principals)[number]

/** `in`: the gate opens (what the call then answers is its own business). `signIn`: asked to log in. */
export type Outcome = 'in' | 'forbidden' | 'signIn'
type Row = Record<Principal, Outcome>

const everyone: Row = {
  anonymous: 'in',
  exhibitor: 'in',
  otherExhibitor: 'in',
  leader: 'in',
  clerk: 'in',
  admin: 'in',
}
const signedIn: Row = { ...everyone, anonymous: 'signIn' }
const exhibitors: Row = { ...signedIn, leader: 'forbidden', clerk: 'forbidden', admin: 'forbidden' }
const staff: Row = { ...signedIn, exhibitor: 'forbidden', otherExhibitor: 'forbidden' }

/** Staff who hold the key; administrators hold every key. */
const holders = (...principalsWithKey: Principal[]): Row => ({
  ...staff,
  leader: principalsWithKey.includes('leader') ? 'in' : 'forbidden',
  clerk: principalsWithKey.includes('clerk') ? 'in' : 'forbidden',
})

/** Written by hand, on purpose: it says what should hold, not what the access rules happen to say. */
export const permissionTable: Record<string, Row> = {
  'account.applyForReset': everyone,
  'account.captcha': everyone,
  'account.changeOwnAccount': signedIn,
  'account.countCreditCode': everyone,
  'account.countEmail': everyone,
  'account.countUsername': everyone,
  'account.decidePhoneChange': holders('leader'),
  'account.listPhoneChanges': staff,
  'account.login': everyone,
  'account.loginBySms': everyone,
  'account.logout': signedIn,
  'account.proveEmail': everyone,
  'account.proveMobile': everyone,
  'account.register': everyone,
  'account.sendMailCode': everyone,
  'account.sendMailCodeEn': everyone,
  'account.sendSmsCode': everyone,
  'account.session': signedIn,
  'account.setNewPassword': everyone,
  'account.usernameByEmail': everyone,
  'codelist.codeList': everyone,
  'codelist.mailingDivisions': everyone,
  'codelist.productCategories': everyone,
  'codelist.productCategoriesByPost': everyone,
  'codelist.productCategoriesEn': everyone,
  'company.ownCreditCode': exhibitors,
  'fair.fairFacts': everyone,
  'home.exhibitorHome': exhibitors,
  'home.organiserHome': staff,
  'live.live': everyone,
  'outbox.demoOutbox': everyone,
  'shell.menuTree': signedIn,
}
