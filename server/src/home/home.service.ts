import { type DataState, journeyOf, type ReviewState } from '@fairground/domain/company'
import type { Settings } from '@fairground/domain/settings'
import type { exhibitorHome } from '@fairground/wire/home'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { readBoothsHeld, readBoothsStage } from '../booth'
import { isSignUpOpen } from '../company'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { findBlacklisting } from '../standing'
import { readTasks } from '../task-list'
import { countProducts, findCompanyForHome, listHistory } from './home.repository'

type ExhibitorHome = CallResult<typeof exhibitorHome>

export async function readExhibitorHome(
  db: Db,
  caller: SignedInCaller,
  settings: Settings,
): Promise<ExhibitorHome> {
  const { edition } = settings
  const signUpOpen = await isSignUpOpen(db, settings)
  const company = await findCompanyForHome(db, caller.user.id, edition)
  const history = await listHistory(db, caller.user.id, edition)
  const past = history.map((row) => ({
    edition: row.edition,
    standardBooths: row.standard_booths,
    rawArea: Number(row.raw_area),
  }))
  const blacklisting = await findBlacklisting(db, caller.user.id)
  if (!company) return beforeSignUp(caller, edition, past, blacklisting, signUpOpen)

  const booths = await readBoothsHeld(db, company.id)
  const tasks = company.review_state === 'approved' ? await readTasks(db, company, settings) : []
  const english = caller.language === 'en'
  const dataState = company.data_state as DataState
  const reviewState = company.review_state as ReviewState | null
  const journey = journeyOf(
    {
      dataState,
      reviewState,
      booths: await readBoothsStage(db, company.id),
      tasks,
      windowStartsAt: company.starts_at,
      windowEndsAt: company.ends_at,
      anySectionSaved: company.basics_saved,
      blacklisted: blacklisting !== null,
      signUpOpen,
    },
    company.now,
  )
  return {
    companyName: (english ? company.name_en : company.name_zh) || company.name_en || company.name_zh,
    contactName: company.contact_name,
    edition,
    registrationNumber: company.registration_number,
    dataState,
    reviewState,
    // Only a rejection is addressed to the exhibitor; other remarks are notes between reviewers.
    reviewRemark: dataState === 'rejected' ? company.review_remark : '',
    submittedAt: company.submitted_at,
    reviewedAt: company.reviewed_at,
    ...journey,
    // What lies ahead is closed to a blacklisted company, so nothing is asked of it.
    tasks: blacklisting ? [] : tasks,
    blacklisting,
    window:
      company.starts_at && company.ends_at
        ? { batch: company.batch, startsAt: company.starts_at, endsAt: company.ends_at }
        : null,
    serverNow: company.now,
    request: company.request_saved
      ? {
          exhibitType: company.exhibit_type ?? '',
          boothType: company.booth_type ?? '',
          standardBooths: company.standard_booths ?? 0,
          indoorArea: company.indoor_area ?? 0,
          outdoorArea: company.outdoor_area ?? 0,
        }
      : null,
    products: await countProducts(db, company.id),
    booths: booths.map((booth) => ({
      code: booth.code,
      hallId: booth.hallId,
      hall: english ? booth.hallEn : booth.hallZh,
      area: booth.areaM2,
    })),
    history: past,
  }
}

/** An account that has not yet begun this edition's sign-up. */
function beforeSignUp(
  caller: SignedInCaller,
  edition: number,
  history: ExhibitorHome['history'],
  blacklisting: ExhibitorHome['blacklisting'],
  signUpOpen: boolean,
): ExhibitorHome {
  return {
    companyName: caller.user.realName,
    contactName: caller.user.realName,
    edition,
    registrationNumber: null,
    dataState: 'draft',
    reviewState: null,
    reviewRemark: '',
    submittedAt: null,
    reviewedAt: null,
    step: 'signUp',
    next: blacklisting ? 'blocked' : signUpOpen ? 'startSignUp' : 'signUpClosed',
    tasks: [],
    blacklisting,
    window: null,
    serverNow: new Date(),
    request: null,
    products: 0,
    booths: [],
    history,
  }
}
