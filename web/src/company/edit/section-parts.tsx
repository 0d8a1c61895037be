import type { SignUpSection } from '@fairground/domain/company/sections'
import { type ComponentType, lazy } from 'react'
import type { SectionRecords } from '../use-sign-up'
import type { SectionFormProps } from './section-frame'

type Forms = {
  [Section in SignUpSection]: ComponentType<SectionFormProps<NonNullable<SectionRecords[Section]>>>
}

/** Fetched when a section is first edited: reading needs none of the selects, trees and uploads. */
export const sectionForms: Forms = {
  basics: lazy(() =>
    import('../sections/basics/basics-form').then((module) => ({ default: module.BasicsForm })),
  ),
  invoice: lazy(() =>
    import('../sections/invoice/invoice-form').then((module) => ({ default: module.InvoiceForm })),
  ),
  qualification: lazy(() =>
    import('../sections/qualification/qualification-form').then((module) => ({
      default: module.QualificationForm,
    })),
  ),
  scale: lazy(() => import('../sections/scale/scale-form').then((module) => ({ default: module.ScaleForm }))),
  intro: lazy(() => import('../sections/intro/intro-form').then((module) => ({ default: module.IntroForm }))),
  boothRequest: lazy(() =>
    import('../sections/booth-request/booth-request-form').then((module) => ({
      default: module.BoothRequestForm,
    })),
  ),
}
