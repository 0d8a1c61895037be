import { bilingual } from './bilingual'

/** Selling points by product group. Chinese: a clause after the product's name; English: a phrase after "with". */
export const vehicleAndSystemFeatures = {
  '1100': bilingual(`
    双排平地板驾驶室可乘坐六人 | a flat-floor crew cab for six
    全铝合金器材厢配同步卷帘门 | an all-aluminium body behind synchronised roller shutters
    车载总线可在驾驶室、泵房和遥控器三处操作 | bus control from the cab, the pump bay and a remote
    出水准备时间不超过三十五秒 | water on target in under thirty-five seconds`),
  '1200': bilingual(`
    支腿自动调平，可在坡道上展开 | self-levelling outriggers that set up on a slope
    工作斗额定载荷四百公斤 | a cage rated for 400 kg
    全程姿态监测与防碰撞保护 | continuous attitude monitoring and collision protection
    展开至最大高度不超过一百二十秒 | full reach in under 120 seconds`),
  '1300': bilingual(`
    随车器材模块化固定，单人即可取用 | modular stowage that one firefighter can unload
    随车发电，现场供电不间断 | an on-board generator for uninterrupted power on scene
    升降灯塔可三百六十度照射 | a light mast that turns through 360 degrees`),
  '1400': bilingual(`
    分区收纳，取用顺手 | orderly stowage within easy reach
    连续作业时间不少于十二小时 | at least twelve hours of continuous duty
    关键部件状态实时回传指挥中心 | live status of key parts sent to the command centre`),
  '1500': bilingual(`
    整车轻巧，可进入狭窄街巷与水岸 | a compact build for narrow lanes and waterfronts
    自带高压灭火装置，到场即可出水 | an on-board high-pressure unit, ready on arrival
    配备耐磨防腐的铝合金结构 | a hard-wearing aluminium structure`),
  '1600': bilingual(`
    安装接口标准，改装周期短 | standard interfaces and a short conversion time
    关键部件免维护 | maintenance-free key parts
    通过三百小时耐久试验 | a passed 300-hour endurance test`),
  '3100': bilingual(`
    多判据算法有效减少误报 | multi-criteria algorithms that cut false alarms
    底座通用，更换维护方便 | a common base for quick replacement
    通过电磁兼容与高低温试验 | passed EMC and climate tests`),
  '3200': bilingual(`
    工业级电路设计，抗干扰能力强 | industrial circuits with high immunity
    运行事件完整记录，可导出 | a complete event log that can be exported
    支持现场编程与在线升级 | on-site programming and online updates`),
  '3300': bilingual(`
    断线与短路故障自动上报 | automatic reporting of open and short circuits
    外壳采用阻燃材料 | a flame-retardant housing
    现场测试方便，无需拆卸 | testing in place without dismantling`),
  '3400': bilingual(`
    传感器模组可热插拔，免现场标定 | a plug-in sensor module that needs no field calibration
    浓度数值实时显示 | a live concentration display
    传感器寿命到期自动提示 | a reminder when the sensor reaches the end of its life`),
  '3500': bilingual(`
    实时采集电压、电流与门体状态 | live readings of voltage, current and door position
    单机可管理一千点以上 | more than a thousand points on one unit
    事件记录断电不丢失 | an event log that survives power loss`),
  '4100': bilingual(`
    逐件经水压强度试验 | piece-by-piece hydrostatic testing
    动作灵敏，误差控制在百分之三以内 | response held within three per cent
    表面耐腐蚀处理，适用于沿海环境 | a corrosion-resistant finish for coastal sites`),
  '4200': bilingual(`
    雾滴细小，用水量约为传统系统的十分之一 | fine droplets that use about a tenth of the water
    不锈钢泵组与管网，设计寿命三十年 | stainless-steel pumps and pipework designed for thirty years
    对精密设备无二次损害 | no secondary damage to sensitive equipment`),
  '4300': bilingual(`
    性能不受供水压力波动影响 | performance that holds as the supply pressure changes
    可在不排放泡沫的情况下测试 | testing without discharging foam
    不锈钢材质，耐受各类泡沫液 | stainless-steel parts that withstand every concentrate`),
  '4400': bilingual(`
    十秒内达到设计浓度 | design concentration within ten seconds
    容器阀带有失重与压力双重监测 | container valves monitored by weight and pressure
    灭火后无残留，对设备无损害 | a residue-free discharge that spares equipment`),
  '4500': bilingual(`
    无需管网，悬挂或壁挂即可安装 | hanging or wall mounting without pipework
    电启动与热启动双重触发 | electric and thermal triggering
    使用寿命十年，期间免充装 | a ten-year service life without refilling`),
  '4600': bilingual(`
    从探测到喷放全程自动 | an automatic chain from detection to discharge
    针对特定场所整体设计 | a design made for the hazard it protects
    支持就地、远程与自动三种控制 | local, remote and automatic control`),
}
