import { bilingual } from './bilingual'

export const peopleAndTechnologyFeatures = {
  '8100': bilingual(`
    按一线反馈改进细节 | details refined with feedback from crews
    人体工学设计，长时间穿戴不疲劳 | an ergonomic shape for long wear
    反光标识在烟雾中易于辨认 | reflective marks that show in smoke`),
  '8200': bilingual(`
    逐台气密检测，附检验报告 | a leak test and report with every unit
    轻量化材料降低负荷 | light materials that reduce the load
    维护周期长，配件通用 | long service intervals and common parts`),
  '8300': bilingual(`
    高强度合金，轻便耐用 | high-strength alloys of low weight
    单人持握重心平衡 | a balanced centre of gravity for one-person use
    安全系数不低于四 | a safety factor of at least four`),
  '8400': bilingual(`
    三秒内开机，戴手套可操作 | a three-second start and controls for gloved hands
    数据自动保存并可无线传输 | readings that are stored and sent by radio
    整机防护等级IP67，可跌落两米 | an IP67 housing that survives a two-metre drop`),
  '8500': bilingual(`
    高强度材料，耐磨耐水 | strong materials that resist wear and water
    颜色醒目，夜间可见 | bright colours that show at night
    折叠收纳，便于车载 | a folding build that stows in a vehicle`),
  '8600': bilingual(`
    成套配置，适应多种口径与介质 | a complete set for many diameters and media
    附图示操作指引 | illustrated instructions
    耐酸碱材料，可重复洗消 | acid- and alkali-proof material for repeated use`),
  '8700': bilingual(`
    单人可展开，五分钟内投入使用 | one-person set-up within five minutes
    通过跌落与淋雨试验 | passed drop and rain tests
    铝合金框架轻便耐用 | a light, durable aluminium frame`),
  '9100': bilingual(`
    为山地与高海拔环境设计 | a design for mountains and high altitude
    结构坚固，耐高低温 | a sturdy build for heat and cold
    操作简单，维护只需随机工具 | simple operation and service with the tools supplied`),
  '9200': bilingual(`
    遥控距离一千米，可爬四十度坡 | a remote range of one kilometre and a 40-degree climbing angle
    多传感器自主避障 | obstacle avoidance with several sensors
    双光云台实时回传现场画面 | live pictures from a dual-sensor head`),
  '9300': bilingual(`
    挂载与释放均可单人完成 | one-person loading and release
    航空级材料，重量轻 | aviation-grade materials of low weight
    作业数据与指挥平台共享 | mission data shared with the command platform`),
  '9400': bilingual(`
    毫秒级动作，先于压力上升 | a response in milliseconds, ahead of the pressure rise
    本体经水压与阻火双重试验 | housings that pass both pressure and flame tests
    可在线检修，不停产维护 | service in place without stopping production`),
  '9500': bilingual(`
    通过振动、盐雾与电磁兼容试验 | passed vibration, salt-spray and EMC tests
    结构紧凑，适合狭小舱室 | a compact build for tight compartments
    报警与灭火一体联动 | alarm and extinguishing in one chain`),
  A100: bilingual(`
    窄带与蜂窝双模通信，电池寿命五年 | dual-mode radio and a five-year battery
    免布线安装，扫码即可入网 | wireless installation that joins by scanning a code
    协议开放，可接入第三方平台 | an open protocol for other platforms`),
  A200: bilingual(`
    一张图查看设施完好率与报警 | one map of alarms and equipment health
    巡检、维保与整改闭环管理 | inspection, maintenance and correction in one loop
    支持私有部署与等级保护要求 | private hosting that meets security grading`),
  A300: bilingual(`
    支持多网融合与自动切换 | several networks with automatic switching
    语音、数据与位置统一管理 | voice, data and position managed together
    启动快，三分钟内投入使用 | readiness within three minutes`),
  A400: bilingual(`
    边缘计算，断网仍可识别报警 | edge computing that works without a network
    误报率低于千分之一 | a false-alarm rate below one in a thousand
    利旧现有摄像机，改造成本低 | reuse of existing cameras at low cost`),
  B100: bilingual(`
    同时监测剩余电流、温度与电弧 | simultaneous monitoring of residual current, temperature and arcs
    导轨安装，不停电加装 | rail mounting without switching off
    历史曲线辅助定位隐患 | trend curves that point to the weak spot`),
  B200: bilingual(`
    早期识别热失控特征气体 | early sensing of thermal-runaway gases
    与电池管理系统联动 | a direct link to the battery management system
    可在集装箱舱内长期运行 | long service inside a container`),
  B300: bilingual(`
    经锂电池火灾试验验证 | proven performance on lithium battery fires
    部署简单，无需改造现场 | simple deployment without changes to the site
    材料耐一千摄氏度以上高温 | materials that resist more than 1,000 °C`),
  B400: bilingual(`
    火焰中持续供电不少于九十分钟 | at least ninety minutes of supply in the fire
    低烟无卤，弯曲半径小 | a low-smoke, halogen-free build with a small bending radius
    逐批送检，附检测报告 | batch testing with a report`),
  C100: bilingual(`
    具备国家认可资质，报告互认 | nationally accredited, mutually recognised reports
    大型燃烧试验馆可做全尺寸试验 | a burn hall for full-scale tests
    线上委托，进度随时可查 | online orders and progress at a glance`),
  C200: bilingual(`
    注册消防工程师团队全程负责 | a team of chartered fire engineers from start to finish
    提供三维建模与疏散模拟 | 3D models and evacuation simulation
    已服务商业综合体与轨道交通项目 | references in shopping centres and metro lines`),
  C300: bilingual(`
    真火与模拟场景可按需组合 | live-fire and simulated scenes combined as needed
    教学过程全程记录与评分 | recorded and scored lessons
    课程覆盖中级与高级技能等级 | courses for intermediate and advanced grades`),
  C400: bilingual(`
    连接制造、检测、工程与用户单位 | a link between makers, laboratories, engineers and users
    定期发布行业数据与标准解读 | regular industry figures and guides to standards
    组织专题论坛与新品推介 | forums and product launches`),
}
