import type { SignUpSection } from '@fairground/domain/company/sections'
import { type ComponentType, lazy } from 'react'
import { BasicsView } from '../sections/basics/basics-view'
import { BoothRequestView } from '../sections/booth-request/booth-request-view'
import { IntroView } from '../sections/intro/intro-view'
import { InvoiceView } from '../sections/invoice/invoice-view'
import { QualificationView } from '../sections/qualification/qualification-view'
import { ScaleView } from '../sections/scale/scale-view'
import type { SectionRecords, SignUp } from '../use-sign-up'
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

/** A section to read. */
export function SectionView({ section, signUp }: { section: SignUpSection; signUp: SignUp }) {
  const { records, variant } = signUp
  switch (section) {
    case 'basics':
      return <BasicsView record={records.basics} variant={variant} />
    case 'invoice':
      return <InvoiceView record={records.invoice} variant={variant} />
    case 'qualification':
      return <QualificationView record={records.qualification} variant={variant} />
    case 'scale':
      return <ScaleView record={records.scale} />
    case 'intro':
      return <IntroView record={records.intro} variant={variant} />
    case 'boothRequest':
      return <BoothRequestView record={records.boothRequest} />
  }
}
