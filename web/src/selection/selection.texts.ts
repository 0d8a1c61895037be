import type { Gate, QuotaSource } from '@fairground/domain/selection'
import type { TextEntry, Texts } from '../lib/text'

/** Where booths are chosen. */
export const selectionTexts = {
  back: { zh: '返回展位选择', en: 'Back to booth selection' },
  leftInWindow: { zh: '窗口剩余', en: 'left in your window' },
  untilWindow: { zh: '距窗口开始', en: 'until your window' },
  freeHere: { zh: '本馆可选 {count} 个', en: '{count} open to you here' },
  myQuota: { zh: '我的额度', en: 'My quota' },
  standardQuota: {
    zh: '标准展位 {span} 个',
    en: { one: '{span} standard booth', other: '{span} standard booths' },
  },
  rawQuota: { zh: '光地 {span} 个', en: { one: '{span} raw space', other: '{span} raw spaces' } },
  rawArea: { zh: '每个 {least}–{most} m²', en: '{least}–{most} m² each' },
  adjoining: { zh: '须相邻，不跨馆', en: 'adjoining, in one hall' },
  oneHall: { zh: '不跨馆', en: 'in one hall' },
  none: { zh: '还没有选择展位', en: 'No booth chosen yet' },
  noneAdvice: {
    zh: '点一下绿色展位即可选定，或采用推荐。',
    en: 'Press a green booth, or take the suggestion.',
  },
  stillToChoose: {
    zh: '还可选 {count} 个',
    en: { one: '{count} more possible', other: '{count} more possible' },
  },
  chosen: { zh: '我的展位', en: 'My booths' },
  byOrganiser: { zh: '组委会分配', en: 'given by the organiser' },
  choosing: { zh: '正在选择…', en: 'Choosing…' },
  releasing: { zh: '正在取消…', en: 'Releasing…' },
  finishing: { zh: '正在提交…', en: 'Finishing…' },
  lost: {
    zh: '网络没有回应，正在再次询问。不会丢失，也不会重复选择。',
    en: 'No answer yet, so we are asking again. Nothing is lost and nothing is chosen twice.',
  },
  release: { zh: '取消 {code}', en: 'Release {code}' },
  choose: { zh: '选择', en: 'Choose' },
  chooseOne: { zh: '选择 {code}', en: 'Choose {code}' },
  letGo: { zh: '取消选择', en: 'Release' },
  pressToChoose: { zh: '可选，点一下即选定', en: 'Open to you: press to choose it' },
  yours: { zh: '这是您的展位', en: 'This booth is yours' },
  beside: { zh: '旁边是：{names}', en: 'Beside it: {names}' },
  nobodyBeside: { zh: '旁边还没有企业', en: 'Nobody beside it yet' },
  listHead: { zh: '选择', en: 'Choosing' },
  closeMessage: { zh: '知道了', en: 'Dismiss' },
  justTaken: {
    zh: '{codes} 刚被其他企业选定。您已有的展位没有变化。',
    en: '{codes} went to somebody else a moment ago. What you have is unchanged.',
  },
  nextBest: { zh: '下面是次优的选择。', en: 'The next best is below.' },
  suggestion: { zh: '推荐', en: 'Suggestion' },
  howMany: { zh: '一共要几个', en: 'How many in all' },
  block: {
    zh: '{count} 个成一块，{area} m²',
    en: { one: '{count} booth, {area} m²', other: '{count} together, {area} m²' },
  },
  single: { zh: '{code}，{area} m²', en: '{code}, {area} m²' },
  adds: { zh: '加 {codes}，全得或不动', en: 'Adds {codes}, all or none' },
  takes: { zh: '{codes}，全得或不动', en: '{codes}, all or none' },
  addCount: { zh: '加 {count} 个', en: 'Add {count}' },
  takeCount: { zh: '选 {count} 个', en: 'Take {count}' },
  another: { zh: '换一组', en: 'Another' },
  noSuggestion: {
    zh: '本馆没有可推荐的相邻展位，可看看其他展馆。',
    en: 'No adjoining booths to suggest in this hall. Look at another hall.',
  },
  noneFromHere: {
    zh: '您的展位旁边凑不够，取消后会有新的推荐。',
    en: 'Too few fit beside the booths you have. Release them for new suggestions.',
  },
  finish: { zh: '完成选择', en: 'Finish' },
  sum: {
    zh: '{count} 个 · {area} m²',
    en: { one: '{count} booth · {area} m²', other: '{count} booths · {area} m²' },
  },
  finishTitle: { zh: '完成选择？', en: 'Finish choosing?' },
  finishText: {
    zh: '{codes}（共 {area} m²）将交组委会确认，之后不能再自行更改。',
    en: '{codes} ({area} m² in all) go to the organiser for confirmation. You cannot change them yourself afterwards.',
  },
  finishOk: { zh: '完成选择', en: 'Finish' },
  finishCancel: { zh: '再看看', en: 'Not yet' },
  closedTitle: { zh: '现在不能选择', en: 'You cannot choose now' },
  whatIsMissing: { zh: '查看还缺什么', en: 'See what is missing' },
  stageFinished: { zh: '已完成，等待组委会确认', en: 'Finished, with the organiser' },
  stageConfirmed: { zh: '组委会已确认', en: 'Confirmed by the organiser' },
  seeStage: { zh: '查看进度', en: 'See how it stands' },
  fold: { zh: '收起', en: 'Fold' },
  unfold: { zh: '展开', en: 'Unfold' },
} satisfies Texts

/** Booths marked beforehand. */
export const favouriteTexts = {
  title: { zh: '我的收藏', en: 'My favourites' },
  note: { zh: '{count} 个', en: '{count}' },
  mark: { zh: '收藏 {code}', en: 'Mark {code} as a favourite' },
  markHint: { zh: '收藏，被别人选定时提醒我', en: 'Mark it, and be told when it is taken' },
  unmarkHint: { zh: '取消收藏', en: 'Remove from my favourites' },
  hint: {
    zh: '点开展位，用星标收藏；被别人选定时会提醒您。',
    en: 'Open a booth and press its star. You are told when somebody else takes it.',
  },
  lost: {
    zh: '您收藏的 {codes} 刚被其他企业选定',
    en: {
      one: '{codes}, one of your favourites, has just been taken',
      other: '{codes}, favourites of yours, have just been taken',
    },
  },
  lostText: { zh: '还空着：{codes}', en: 'Still free: {codes}' },
  free: { zh: '可选', en: 'free' },
  taken: { zh: '已被选', en: 'taken' },
  reserved: { zh: '预留', en: 'reserved' },
  notOffered: { zh: '不对外', en: 'not on offer' },
  yours: { zh: '我的', en: 'yours' },
} satisfies Texts

/** Trying it out before the window opens. */
export const rehearsalTexts = {
  name: { zh: '演练', en: 'Rehearsal' },
  text: {
    zh: '空白展位图，规则与正式选位相同，什么都不会提交。',
    en: 'An empty plan with the real rules. Nothing is sent.',
  },
  begin: { zh: '先演练一次', en: 'Rehearse it' },
  beginText: {
    zh: '窗口打开前，可以在空白的展位图上按同样的规则试选。',
    en: 'Until your window opens, try it on an empty plan by the same rules.',
  },
  end: { zh: '结束演练', en: 'End it' },
  overtaken: { zh: '您的选位窗口已打开！', en: 'Your window is open!' },
  overtakenText: {
    zh: '这里仍是演练，没有提交任何选择。',
    en: 'This is still the rehearsal; nothing was sent.',
  },
  forReal: { zh: '进入正式选位', en: 'Choose for real' },
  finishText: {
    zh: '这是演练，什么都不会提交。正式选位时，{codes}（共 {area} m²）将交组委会确认，之后不能再自行更改。',
    en: 'This is a rehearsal and sends nothing. For real, {codes} ({area} m² in all) would go to the organiser and you could no longer change them.',
  },
  done: { zh: '演练完成，符合全部规则', en: 'Rehearsed: it meets every rule' },
  doneText: {
    zh: '收藏这些展位，正式选位时一眼就能找到。',
    en: 'Mark these booths, and you find them at once when it counts.',
  },
  keptText: { zh: '已收藏，正式选位时会标在图上。', en: 'Marked: the real plan will show them to you.' },
  keep: { zh: '收藏这些展位', en: 'Mark these booths' },
  again: { zh: '再来一次', en: 'Once more' },
} satisfies Texts

/** The page before it: when, what is needed, what is missing. */
export const startTexts = {
  toContractTitle: { zh: '合同已就绪', en: 'Your contract is here' },
  toContractText: {
    zh: '合同 {number}：阅读、签署并查看进度。',
    en: 'Contract {number}: read it, sign it and see how it stands.',
  },
  toContract: { zh: '前往合同', en: 'To the contract' },
  toPayTitle: { zh: '请缴纳费用', en: 'Payment comes next' },
  toPayText: {
    zh: '合同 {number} 已生效，请按期付款。',
    en: 'Contract {number} is in force. Please pay as agreed.',
  },
  toPay: { zh: '前往缴费', en: 'To payment' },
  notOpenTitle: { zh: '还不能选择展位', en: 'You cannot choose booths yet' },
  soonTitle: { zh: '您的选位时间即将开始', en: 'Your time for choosing is coming up' },
  nextTitle: { zh: '您的下一轮选位即将开始', en: 'Your next time for choosing is coming up' },
  nextText: {
    zh: '上一轮已结束；下一轮 {window}，以服务器时间为准。',
    en: 'Your last one is over. The next: {window} (fair time), by the server’s clock.',
  },
  openTitle: { zh: '现在可以选择展位', en: 'You can choose your booths now' },
  overTitle: { zh: '您的选位时间已结束', en: 'Your time for choosing is over' },
  finishedTitle: { zh: '已完成选择，等待组委会确认', en: 'Your choice is finished and awaits confirmation' },
  confirmedTitle: { zh: '组委会已确认您的展位', en: 'The organiser has confirmed your booths' },
  notOpenText: {
    zh: '下面列出还缺的条件和办法；条件一到齐，这里会自动开放。',
    en: 'What is missing, and what to do about it, is listed below. This page opens by itself once all is there.',
  },
  windowText: { zh: '{window}，以服务器时间为准。', en: '{window} (fair time), by the server’s clock.' },
  overText: {
    zh: '您的时段为 {window}。如需帮助，请联系组委会：{phones}。',
    en: 'Your window was {window} (fair time). If you need help, contact the organiser: {phones}.',
  },
  finishedText: {
    zh: '现在无需操作。组委会确认或退回后会通知您。',
    en: 'Nothing to do for now. You will hear once the organiser confirms or returns it.',
  },
  divideFirst: {
    zh: '请在下面把展位分给展团各单位，组委会随后确认。',
    en: 'Please divide the booths among the companies of your group below. The organiser confirms them afterwards.',
  },
  confirmedText: {
    zh: '展位已锁定，可随时在平面图上查看。',
    en: 'They are yours. See them on the plan at any time.',
  },
  goOnToProducts: { zh: '填报新产品', en: 'Enter your products' },
  toStart: { zh: '距选位开始', en: 'Time until your window begins' },
  toEnd: { zh: '距选位结束', en: 'Time left in your window' },
  enter: { zh: '进入展位图选择', en: 'Open the plan and choose' },
  goOn: { zh: '继续选择', en: 'Go on choosing' },
  lookAhead: { zh: '先看看展位图', en: 'Have a look at the plan' },
  seeOnPlan: { zh: '在平面图上查看', en: 'See them on the plan' },
  returned: { zh: '组委会退回了上次的选择', en: 'The organiser returned your last choice' },
  stages: { zh: '选位进度', en: 'How far your choice is' },
  stageChoosing: { zh: '选择展位', en: 'Choose' },
  stageChoosingNote: { zh: '在您的时段内', en: 'Within your window' },
  stageFinished: { zh: '完成选择', en: 'Finish' },
  stageFinishedNote: { zh: '交组委会确认', en: 'Handed to the organiser' },
  stageConfirmed: { zh: '组委会确认', en: 'Confirmed' },
  stageConfirmedNote: { zh: '展位锁定', en: 'The booths are yours' },
  needs: { zh: '选位条件', en: 'What is needed' },
  needsMet: { zh: '全部具备', en: 'All there' },
  needsMissing: { zh: '还缺 {count} 项', en: { one: '{count} missing', other: '{count} missing' } },
  quota: { zh: '可选额度', en: 'What you may choose' },
  quotaTerm: { zh: '额度', en: 'Quota' },
  ruleTerm: { zh: '规则', en: 'Rules' },
  exhibitsTerm: { zh: '展品类型', en: 'Exhibits' },
  tierTerm: { zh: '档位', en: 'Tier' },
  windowTerm: { zh: '选位时间', en: 'Your window' },
  windowMissing: { zh: '待组委会安排', en: 'Not arranged yet' },
  forGroup: {
    zh: '展团 {count} 家单位合计',
    en: { one: '{count} company of your group', other: '{count} companies of your group together' },
  },
  noQuota: { zh: '还没有可选额度。', en: 'You have no quota yet.' },
  halls: { zh: '可选展馆', en: 'Halls in your range' },
  noHalls: { zh: '还没有可选的展馆。', en: 'No hall is in your range yet.' },
  freeOf: { zh: '空闲 {count} 个', en: { one: '{count} free', other: '{count} free' } },
  yours: { zh: '我的展位', en: 'My booths' },
  met: { zh: '已具备', en: 'There' },
  missing: { zh: '还缺', en: 'Missing' },
} satisfies Texts

export const tierTexts: Record<QuotaSource, TextEntry> = {
  company: { zh: '组委会单独设定', en: 'set for your company by the organiser' },
  review: { zh: '审核档位', en: 'by the organiser’s review tiers' },
  registration: { zh: '报名档位', en: 'by the registration tiers' },
}

/** Each gate by name, what it means when it is open, and what to do while it is not. */
export const gateTexts: Record<Exclude<Gate, 'unfinished'>, Record<'name' | 'met' | 'advice', TextEntry>> = {
  started: {
    name: { zh: '选位已启动', en: 'Selection is on' },
    met: { zh: '组委会已启动展位选择', en: 'The organiser has opened booth selection' },
    advice: { zh: '由组委会启动，无需操作。', en: 'The organiser opens it; nothing for you to do.' },
  },
  approved: {
    name: { zh: '报名审核通过', en: 'Sign-up approved' },
    met: { zh: '审核已通过', en: 'Your sign-up is approved' },
    advice: { zh: '请在报名信息中查看审核进度。', en: 'See how the review stands in your sign-up.' },
  },
  welcome: {
    name: { zh: '没有参展限制', en: 'No restriction' },
    met: { zh: '没有限制', en: 'Your company is not restricted' },
    advice: { zh: '请联系组委会：{phones}。', en: 'Please contact the organiser: {phones}.' },
  },
  quota: {
    name: { zh: '可选额度', en: 'A quota' },
    met: { zh: '额度已确定', en: 'Your quota is set' },
    advice: {
      zh: '额度由展位需求和档位确定；如有疑问，请联系组委会：{phones}。',
      en: 'It follows from what you asked for. If in doubt, contact the organiser: {phones}.',
    },
  },
  ownChoice: {
    name: { zh: '自行选位', en: 'Choosing yourself' },
    met: { zh: '由贵单位自行选择', en: 'Your company chooses itself' },
    advice: {
      zh: '展团代表分配展位后，您会在这里看到；如需自行选位，请联系组委会：{phones}。',
      en: 'You see your booths here once the delegate divides them. To choose yourself, contact the organiser: {phones}.',
    },
  },
  window: {
    name: { zh: '选位时间', en: 'Your window' },
    met: { zh: '正在您的选位时间内', en: 'Your window is open' },
    advice: {
      zh: '时间安排和变更都会通知您；到时本页会自动开放。',
      en: 'You are told when it is set or changed. This page opens by itself.',
    },
  },
}
