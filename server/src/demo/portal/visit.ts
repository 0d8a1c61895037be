import { both, bullets, type DemoContent, head, say } from './entry'

export const visitContent: DemoContent = () => ({
  portalGuide: [
    {
      says: {
        title: both('入场须知', 'Before you come'),
        topic: 'admission',
        body: [
          say(
            '专业观众免费参观，凭本人有效证件在登录厅自助打印胸卡。',
            'Trade visitors are admitted free of charge. Print your badge in the entrance hall with your passport or identity card.',
          ),
          bullets(
            '18 周岁以下谢绝入场（公众开放日除外）\n馆内禁止吸烟与明火\n大件行李请寄存',
            'Nobody under 18 is admitted, except on the open day\nNo smoking and no open fire in the halls\nPlease leave large luggage at the cloakroom',
          ),
        ],
      },
    },
    {
      says: {
        title: both('交通指南', 'Getting there'),
        topic: 'travel',
        pictureAlt: both('地铁站到登录厅的步行路线', 'The walk from the metro to the entrance hall'),
        body: [
          head('地铁', 'Metro'),
          say('“国展”站 C 口，步行 5 分钟。', 'Guozhan, exit C; five minutes on foot.'),
          head('自驾', 'By car'),
          say('P1、P2 停车场，展期车位紧张。', 'P1 and P2. There is little room during the fair.'),
        ],
      },
    },
    {
      says: {
        title: both('现场服务', 'On site'),
        topic: 'onSite',
        body: [
          bullets(
            '一号登录厅：寄存、问询、失物招领\n各馆北侧：医疗点与母婴室',
            'Entrance hall 1: cloakroom, information, lost property\nNorth side of each hall: first aid and nursing room',
          ),
        ],
      },
      daysAgo: 220,
    },
  ],
  portalHotel: [
    {
      says: {
        name: both('滨河国际酒店', 'Riverside International Hotel'),
        stars: 'five',
        distance: 0.8,
        price: 780,
        phone: '010-84560001',
        address: both('滨河路 8 号', '8 Riverside Road'),
        mapPoint: '40.0712, 116.5521',
        booking: 'https://hotel.example/riverside',
        agreed: true,
        photoAlt: both('酒店临河的正门', 'The entrance on the river side'),
        summary: both(
          '与展馆一桥之隔，展期每 20 分钟一班接驳车。',
          'Across the bridge from the halls, with a bus every 20 minutes during the fair.',
        ),
      },
    },
    {
      says: {
        name: both('国展商务酒店', 'Guozhan Business Hotel'),
        stars: 'four',
        distance: 1.5,
        price: 420,
        phone: '010-84560002',
        address: both('安立路 66 号', '66 Anli Road'),
        mapPoint: '40.0655, 116.5480',
        agreed: true,
        summary: both('会议室与打印服务全天开放。', 'Meeting rooms and printing around the clock.'),
      },
    },
    {
      says: {
        name: both('橡树公寓', 'Oak Apartments'),
        stars: 'three',
        distance: 3.2,
        price: 260,
        phone: '010-84560003',
        address: both('橡树街 12 号', '12 Oak Street'),
        mapPoint: '40.0590, 116.5302',
        summary: both('带厨房的套间，适合布展期长住。', 'Flats with a kitchen, good for longer stays.'),
      },
    },
    {
      state: 'draft',
      says: {
        name: both('驿站青年旅舍', ''),
        stars: 'budget',
        distance: 4.1,
        price: 120,
        phone: '010-84560004',
        address: both('驿站路 3 号', ''),
      },
    },
  ],
  portalRestaurant: [
    {
      says: {
        name: both('炉火中餐厅', 'Hearth'),
        cuisine: 'chinese',
        distance: 0.1,
        price: 68,
        phone: '010-84561001',
        address: both('一号登录厅二层', 'Entrance hall 1, upper floor'),
        hours: both('10:30–20:00', '10.30 am to 8 pm'),
        photoAlt: both('可以看到南广场的窗边座位', 'Seats at the window over the South Plaza'),
        summary: both('可容纳 400 人，午间请避开 12:00。', 'Seats 400; noon is the busiest.'),
      },
    },
    {
      says: {
        name: both('新月清真餐厅', 'Crescent'),
        cuisine: 'halal',
        distance: 0.3,
        price: 45,
        phone: '010-84561002',
        address: both('W2 馆北侧', 'North side of hall W2'),
        hours: both('10:30–18:00', '10.30 am to 6 pm'),
        summary: both('手抓饭与面食。', 'Pilaf and noodles.'),
      },
    },
    {
      says: {
        name: both('水塔咖啡', 'Water Tower Coffee'),
        cuisine: 'cafe',
        distance: 0.2,
        price: 30,
        phone: '010-84561003',
        address: both('中央大道', 'Central Avenue'),
        hours: both('08:30–18:00', '8.30 am to 6 pm'),
        summary: both('', ''),
      },
    },
  ],
})
