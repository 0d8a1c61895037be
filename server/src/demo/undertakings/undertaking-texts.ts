import type { Language } from '@fairground/domain/text'
import type { UndertakingKind, UndertakingText } from '@fairground/domain/undertaking'

/** What the organiser of the demo fair has companies declare; the confirmation was put more clearly once. */
export const demoTexts: { kind: UndertakingKind; language: Language; versions: UndertakingText[] }[] = [
  {
    kind: 'participation',
    language: 'zh',
    versions: [
      {
        title: '参展确认书',
        body: `致：{fair}组委会

{company}（报名编号 {number}）确认参加第 {edition} 届{fair}，展期 {dates}，展位 {booths}，面积共 {area}。

一、本单位已知悉并遵守参展须知。
二、本单位按期布展、撤展，展期内展位有人值守。`,
      },
      {
        title: '参展确认书',
        body: `致：{fair}组委会

{company}（报名编号 {number}）确认参加第 {edition} 届{fair}，展期 {dates}，展位 {booths}（{halls}），面积共 {area}。

一、本单位已阅读参展须知，并遵守其中关于布展、展示和撤展的规定。
二、本单位不转让、不出租展位；展品与报名时申报的类别一致。
三、本单位在规定时间内完成布展，展期内展位始终有人值守，不提前撤展。
四、联系人 {contact} 负责与组委会联络，联系方式如有变更即时告知。

本确认书自签署之时起生效。`,
      },
    ],
  },
  {
    kind: 'participation',
    language: 'en',
    versions: [
      {
        title: 'Confirmation of participation',
        body: `To the organiser of the {fair}

{company} (registration number {number}) confirms that it takes part in edition {edition} of the {fair}, {dates}, with booth {booths} ({halls}), {area} in all.

1. We have read the exhibitor manual and keep to its rules for building up, exhibiting and dismantling.
2. We neither pass on nor let our booth, and show what we named when we signed up.
3. We finish building up in time, keep the booth staffed on all days and do not dismantle early.
4. {contact} speaks for us; we tell the organiser at once if that changes.

This confirmation takes effect when it is signed.`,
      },
    ],
  },
  {
    kind: 'safety',
    language: 'zh',
    versions: [
      {
        title: '展览安全责任书',
        body: `{company}在第 {edition} 届{fair}期间使用展位 {booths}，面积 {area}，就展位安全承诺如下：

一、展位搭建使用不燃或难燃材料，不遮挡消防设施、疏散指示和安全出口，主通道保持畅通。
二、用电由持证电工施工，总功率不超过申报容量，离馆前切断电源。
三、展品中的灭火剂、压力容器和燃料按规定申报；展馆内不点火、不喷放，演示仅在指定区域进行。
四、车辆展品油箱存油不超过四分之一，断开蓄电池，钥匙交现场管理处。
五、展位指定一名安全负责人，布展前接受消防培训，展期内保持联络。
六、因本单位原因造成的损失，由本单位承担责任。`,
      },
    ],
  },
  {
    kind: 'safety',
    language: 'en',
    versions: [
      {
        title: 'Safety undertaking',
        body: `{company} uses booth {booths}, {area}, at edition {edition} of the {fair} and undertakes the following:

1. The booth is built of materials that do not burn or hardly burn. It covers no fire-fighting equipment, escape sign or exit, and leaves the aisles clear.
2. Electrical work is done by qualified people, within the power we ordered; everything is switched off before we leave the hall.
3. Extinguishing agents, pressure vessels and fuel among our exhibits are declared. Nothing is lit or discharged in the halls; demonstrations take place in the areas set aside for them.
4. Vehicles on show have no more than a quarter of a tank of fuel and a disconnected battery; their keys are left with the site office.
5. We name one person responsible for safety, who attends the fire briefing before building up and can be reached on all days.
6. We answer for damage that we cause.`,
      },
    ],
  },
]
