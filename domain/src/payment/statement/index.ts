export {
  type StatementColumn,
  statementColumnNames,
  statementColumns,
} from './headings'
export {
  findHeading,
  type ImportedLine,
  type ReadStatement,
  type RowFault,
  readStatement,
  type StatementRow,
} from './read-statement'
export { statementMessages } from './statement.messages'
export {
  type LineBooked,
  type LinePart,
  type LineSetAside,
  type LineState,
  lineBooked,
  lineSetAside,
  lineStateNames,
  lineStates,
  mostBookedAtOnce,
  oneLine,
  type SureBooked,
  sureBooked,
} from './statement-acts'
