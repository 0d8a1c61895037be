import { CompressOutlined, MinusOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { MapStage } from '../../hall'
import { useSay } from '../../lib/language'
import { stageTexts as texts } from '../stage/stage.texts'

export function SiteZoom({ stage }: { stage: MapStage }) {
  const say = useSay()
  return (
    <>
      <Button icon={<PlusOutlined />} aria-label={say(texts.zoomIn)} onClick={() => stage.step(1)} />
      <Button icon={<MinusOutlined />} aria-label={say(texts.zoomOut)} onClick={() => stage.step(-1)} />
      <Button icon={<CompressOutlined />} aria-label={say(texts.zoomFit)} onClick={() => stage.reset()} />
    </>
  )
}
