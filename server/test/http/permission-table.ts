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

/** A list the organiser keeps: all staff read it, and who may change it is said per list. */
const keptList = (
  list: string,
  may: { add: Row; edit: Row; delete: Row; import?: Row },
  has: { similar?: boolean } = {},
): Record<string, Row> => ({
  [`reference.${list}.page`]: staff,
  [`reference.${list}.find`]: staff,
  [`reference.${list}.history`]: staff,
  [`reference.${list}.add`]: may.add,
  [`reference.${list}.edit`]: may.edit,
  [`reference.${list}.restore`]: may.edit,
  [`reference.${list}.remove`]: may.delete,
  ...(has.similar ? { [`reference.${list}.similar`]: staff } : {}),
  ...(may.import
    ? {
        [`reference.${list}.exportFile`]: staff,
        [`reference.${list}.template`]: staff,
        [`reference.${list}.importFile`]: may.import,
        [`reference.${list}.importRun`]: may.import,
        [`reference.${list}.latestImport`]: may.import,
        [`reference.${list}.importRows`]: may.import,
        [`reference.${list}.importFaults`]: may.import,
        [`reference.${list}.applyImport`]: may.import,
        [`reference.${list}.undoImport`]: may.import,
      }
    : {}),
})

const keyHolders = { add: holders(), edit: holders(), delete: holders() }
const leaderToo = { add: holders('leader'), edit: holders('leader'), delete: holders('leader') }
const allStaff = { add: staff, edit: staff, delete: staff, import: staff }

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
  'codelist.addCodeItem': holders(),
  'codelist.codeList': everyone,
  'codelist.codeListDetail': staff,
  'codelist.codeListHistory': staff,
  'codelist.codeListOverview': staff,
  'codelist.deleteCodeItem': holders(),
  'codelist.mailingDivisions': everyone,
  'codelist.orderCodeItems': holders(),
  'codelist.productCategories': everyone,
  'codelist.productCategoriesByPost': everyone,
  'codelist.productCategoriesEn': everyone,
  'codelist.renameCodeItem': holders(),
  'codelist.switchCodeItem': holders(),
  'company.ownCreditCode': exhibitors,
  'company.boothHistory': signedIn,
  'company.checkComplete': signedIn,
  'company.countRecoveryEmail': exhibitors,
  'company.downloadFile': signedIn,
  'company.findCompany': signedIn,
  'company.findIntro': signedIn,
  'company.findInvoice': signedIn,
  'company.findQualification': signedIn,
  'company.findScale': signedIn,
  'company.insertBasics': exhibitors,
  'company.insertBoothRequest': signedIn,
  'company.insertBoothRequestPlain': signedIn,
  'company.insertIntro': signedIn,
  'company.listBoothRequests': signedIn,
  'company.listIntro': signedIn,
  'company.listOwnCompanies': exhibitors,
  'company.listProducts': signedIn,
  'company.listQualification': signedIn,
  'company.listScale': signedIn,
  'company.saveInvoice': signedIn,
  'company.saveQualification': signedIn,
  'company.saveScale': signedIn,
  'company.sendRecoveryMailCode': exhibitors,
  'company.updateBoothRequest': signedIn,
  'company.updateCompany': signedIn,
  'company.updateIntro': signedIn,
  'company.uploadLicence': signedIn,
  'company.uploadLogo': signedIn,
  'company.uploadProductImage': signedIn,
  'company.uploadSignUpFile': signedIn,
  'fair.fairFacts': everyone,
  'home.exhibitorHome': exhibitors,
  'home.organiserHome': staff,
  'live.live': everyone,
  'outbox.demoOutbox': everyone,
  ...keptList('reviewComment', leaderToo),
  ...keptList('boothTier', keyHolders),
  ...keptList('creditGrade', { ...keyHolders, import: holders() }, { similar: true }),
  ...keptList('councilMember', { ...keyHolders, import: holders() }, { similar: true }),
  ...keptList('groupUnit', allStaff, { similar: true }),
  ...keptList('associationMember', { ...keyHolders, import: holders() }, { similar: true }),
  ...keptList('blacklistEntry', { add: holders(), edit: holders('leader'), delete: holders() }),
  'reference.companiesForBlacklist': staff,
  'reference.companiesForGroup': staff,
  'reference.changeLog.exportFile': holders(),
  'reference.changeLog.page': holders(),
  'reference.loginLog.exportFile': holders(),
  'reference.loginLog.page': holders(),
  'reference.messageLog.exportFile': holders(),
  'reference.messageLog.page': holders(),
  'search.search': staff,
  'settings.changeSetting': holders(),
  'settings.listSettings': staff,
  'settings.resetSetting': holders(),
  'settings.restoreSetting': holders(),
  'settings.settingHistory': staff,
  'shell.menuTree': signedIn,
  'standing.companyStanding': staff,
}
