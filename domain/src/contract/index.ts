export * from './acts'
export { contractMessages, scanFaults } from './contract.messages'
export * from './delegation'
export {
  type AmendedContract,
  amendmentFacts,
  type ContractSubject,
  documentText,
  fillContract,
  maskedCompany,
  type Party,
  partyName,
  placeholderNames,
  placeholderValues,
  type WrittenContract,
} from './document'
export {
  type BoothLine,
  type Calculation,
  type ContractLine,
  calculate,
  type Discount,
  type DiscountKind,
  type DiscountLine,
  discountKinds,
  type ExtraLine,
  type Price,
  type PricedBooth,
  type PriceList,
  type PriceUnit,
  priceUnits,
  type Rate,
  type Standing,
  type Surcharge,
  type SurchargeKind,
  type SurchargeLine,
  surchargeKinds,
  totalOf,
} from './prices'
export {
  type ContractClass,
  contractClass,
  type PriceRules,
  priceListOf,
  priceRules,
} from './prices.rules'
export { changesBetween, type Revised, type RevisionChanges } from './revision'
export {
  type ContractEvent,
  type ContractState,
  contractEventNames,
  contractEvents,
  contractStateNames,
  contractStates,
  isAmendable,
  isBinding,
  isLive,
  moveBy,
  shownToExhibitor,
  stateAfter,
} from './states'
export { fillTemplate, type Placeholder, placeholders, unknownPlaceholders } from './template'
export {
  areaOf,
  areaText,
  authorityNames,
  boothLinesOf,
  boothWords,
  capacityOf,
  discountNames,
  languageNames,
  lineLabel,
  linesText,
  planWords,
  priceUnitNames,
  shareText,
  surchargeNames,
} from './words'
