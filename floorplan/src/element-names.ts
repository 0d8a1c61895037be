import type { AreaUse, DoorUse, LaneUse, SceneText } from './scene'

/** What the parts of a hall are called until somebody calls them otherwise. */

export const areaNames: Record<AreaUse, SceneText> = {
  toilet: { zh: '卫生间', en: 'Toilets' },
  cafe: { zh: '咖啡休闲区', en: 'Café' },
  information: { zh: '服务台', en: 'Service desk' },
  registration: { zh: '登记处', en: 'Registration' },
  firstAid: { zh: '医疗点', en: 'First aid' },
  rest: { zh: '休息区', en: 'Rest area' },
  storage: { zh: '库房', en: 'Storage' },
  stage: { zh: '舞台', en: 'Stage' },
  demonstration: { zh: '演示区', en: 'Demonstration area' },
  parking: { zh: '停车场', en: 'Parking' },
  loading: { zh: '装卸区', en: 'Loading area' },
}

export const laneNames: Record<LaneUse, SceneText> = {
  fire: { zh: '消防通道', en: 'Fire lane' },
  aisle: { zh: '通道', en: 'Aisle' },
}

export const doorNames: Record<DoorUse, SceneText> = {
  entrance: { zh: '入口', en: 'Entrance' },
  exit: { zh: '出口', en: 'Exit' },
  emergency: { zh: '安全出口', en: 'Emergency exit' },
  loading: { zh: '货运门', en: 'Loading door' },
}
