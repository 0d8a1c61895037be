import { bilingual } from './bilingual'

export const supplyAndBuildingFeatures = {
  '2100': bilingual(`
    压力表在三米外清晰可读 | a gauge that reads clearly from three metres
    瓶体内外双层喷涂，盐雾试验合格 | a cylinder coated inside and out that passes the salt-spray test
    保险销与铅封一体设计，防止误喷 | a one-piece pin and seal against accidental discharge`),
  '2200': bilingual(`
    喷射软管长六米，单人可移动操作 | a six-metre hose and a trolley that one person can move
    实心橡胶轮适应室外路面 | solid rubber wheels for rough ground
    阀门可间歇喷射，剩余药剂可继续使用 | a valve that stops and restarts the discharge`),
  '2300': bilingual(`
    与现行规格全系列通用 | a fit for the whole current range
    数控加工，密封面粗糙度稳定 | sealing faces machined to a constant finish
    每件产品激光刻码，可追溯批次 | a laser-engraved code that traces every batch`),
  '2400': bilingual(`
    析液时间长，泡沫覆盖稳定 | slow drainage and a stable blanket
    海水与淡水均可使用 | use with sea water and fresh water alike
    常温密封储存八年性能不下降 | eight years of sealed storage without loss of performance`),
  '2500': bilingual(`
    灭火效率高，用量少 | high efficiency in small quantities
    长期密封储存性能稳定 | stable properties in long sealed storage
    环境友好，符合现行排放要求 | an environmental profile that meets current limits`),
  '5100': bilingual(`
    整机出厂前逐台试运行 | a test run of every unit before delivery
    机械应急启动，断电仍可投入 | mechanical emergency start when the power fails
    低频自动巡检防止泵轴锈死 | slow automatic test runs that keep the shaft free`),
  '5200': bilingual(`
    接口规格齐全，符合各地消防队标准 | connections to suit every brigade
    环氧静电喷涂，耐腐蚀 | an electrostatic epoxy coat against corrosion
    操作力小，标识醒目 | easy operation and clear markings`),
  '5300': bilingual(`
    工作压力一点六兆帕，爆破压力超过四点八兆帕 | a working pressure of 1.6 MPa and a burst pressure above 4.8 MPa
    外层耐磨涂层延长使用寿命 | an abrasion-resistant jacket for a longer life
    轻质铝合金接口，扣合可靠 | light alloy couplings that lock securely`),
  '5400': bilingual(`
    流量四档可调，握把符合人体工学 | four flow settings and a shaped grip
    水雾可形成一百二十度保护幕 | a fog pattern that opens to a 120-degree shield
    低反力设计，两人即可稳定控制 | low reaction force, steady in the hands of two`),
  '5500': bilingual(`
    规格齐全，配套供货 | a full range delivered as a set
    安装无需焊接，缩短工期 | assembly without welding, which shortens the job
    通过抗震性能试验 | a passed seismic performance test`),
  '6100': bilingual(`
    集中电源安全电压供电 | safe low voltage from a central supply
    应急时间不少于九十分钟 | at least ninety minutes of emergency operation
    根据火情自动调整疏散方向 | escape directions that follow the course of the fire`),
  '6200': bilingual(`
    无需培训即可使用，图示清晰 | pictograms that replace training
    收纳体积小，取用方便 | a small case within easy reach
    逐件出厂检验 | individual testing before delivery`),
  '6300': bilingual(`
    二百八十摄氏度连续运行不少于三十分钟 | at least thirty minutes of operation at 280 °C
    运行状态可反馈至控制室 | status feedback to the control room
    镀锌钢板机身，安装尺寸标准 | a galvanised body in standard sizes`),
  '6400': bilingual(`
    样式齐全，可按项目配套 | a full range matched to the project
    安装简便，适配常见门体与墙面 | easy fitting on common doors and walls
    表面耐划伤，清洁方便 | a scratch-resistant surface that is easy to clean`),
  '7100': bilingual(`
    耐火隔热完整性达一点五小时 | ninety minutes of integrity and insulation
    膨胀密封条遇火自动填充缝隙 | intumescent strips that close the gaps in a fire
    五金件与门扇整体送检 | hardware tested together with the leaf`),
  '7200': bilingual(`
    耐火时间六十至一百二十分钟可选 | a choice of ratings from 60 to 120 minutes
    标准尺寸现货，可按图加工 | standard sizes in stock and cutting to drawing
    不含石棉，健康环保 | an asbestos-free composition`),
  '7300': bilingual(`
    遇火膨胀，快速封闭贯穿孔洞 | rapid expansion that seals penetrations
    可反复拆装，便于后期增减电缆 | removable seals for later cable changes
    低烟无卤，不腐蚀电缆护套 | a low-smoke, halogen-free compound that spares cable sheaths`),
  '7400': bilingual(`
    涂层薄，附着力强，装饰性好 | a thin, well-bonding coat with a fine finish
    水性配方，施工无刺激气味 | a water-based formula without harsh smell
    耐候试验后耐火性能保持率高 | fire resistance kept after weathering tests`),
  '7500': bilingual(`
    燃烧性能达到A级或B1级 | a reaction-to-fire class of A or B1
    无卤低烟，符合轨道交通要求 | halogen-free, low-smoke behaviour for rail use
    导热系数低，兼顾保温 | low thermal conductivity that insulates as well`),
}
