import { paymentFigures } from '@fairground/wire/payment/figures'
import { useLanguage } from '../../lib/language'
import { useCall } from '../../session/use-call'

/** The figures the rows are behind, and the classes to choose from. */
export function useFigureFacts() {
  const language = useLanguage()
  const figures = useCall(paymentFigures).data
  const classes = (figures?.classes ?? []).map(({ id, nameZh, nameEn }) => ({
    value: id,
    label: language === 'en' ? nameEn : nameZh,
  }))
  return { figures, classes }
}
