import { listFeatures } from './wire-samples/stories'
import { tellStories } from './wire-samples/tell-stories'

tellStories(listFeatures)
