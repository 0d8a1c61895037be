import { describeAsking } from '../http/asking-owners'

describeAsking([
  ['CHN', 'ENG'],
  ['ENG', 'CHN'],
])
