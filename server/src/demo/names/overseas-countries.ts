export interface City {
  name: string
  postalCode: string
}

/** Where the overseas exhibitors come from, with what it takes to write a believable company of that country. */
export interface Country {
  name: string
  /** International dialling code without the plus. */
  dialling: string
  legalForms: readonly string[]
  trades: readonly string[]
  stems: readonly string[]
  firstNames: readonly string[]
  lastNames: readonly string[]
  streets: readonly string[]
  /** With the postal code of the centre, where the country's codes are purely numeric. */
  cities: readonly City[]
  /** `before`: 80331 Muenchen; `after`: Austin 78701. */
  postalPosition: 'before' | 'after'
  /** `after`: Gewerbering 12; `before`: 12 Foundry Lane. */
  houseNumber: 'before' | 'after'
}

const words = (list: string): string[] => list.split(' ')
const names = (list: string): string[] => list.split(', ')
const cities = (list: string): City[] =>
  list.split(', ').map((entry) => {
    const postalCode = /\d+$/.exec(entry)?.[0] ?? ''
    return { name: entry.slice(0, entry.length - postalCode.length).trim(), postalCode }
  })
const english = [
  'Fire Systems',
  'Fire Protection',
  'Safety Equipment',
  'Rescue Technology',
  'Fire Engineering',
]

export const countries: readonly Country[] = [
  {
    name: 'Germany',
    dialling: '49',
    legalForms: ['GmbH', 'GmbH & Co. KG', 'AG'],
    trades: ['Brandschutz', 'Feuerwehrtechnik', 'Loeschtechnik', 'Sicherheitstechnik'],
    stems: words(
      'Altmann Brennecke Dornhof Eichfeld Falkenau Grubing Hartwig Kesselring Lindner Morawetz Reuth Steinau',
    ),
    firstNames: words('Stefan Katrin Markus Anja Thomas Julia Jens Sabine'),
    lastNames: words('Berger Vogel Kraus Neumann Ziegler Hoffmann Seidel Lorenz'),
    streets: words('Industriestrasse Gewerbering Siemensstrasse Daimlerweg Hafenstrasse'),
    cities: cities('Ulm 89073, Kassel 34117, Dortmund 44135, Augsburg 86150, Bremen 28195, Chemnitz 09111'),
    postalPosition: 'before',
    houseNumber: 'after',
  },
  {
    name: 'United States',
    dialling: '1',
    legalForms: ['Inc.', 'LLC', 'Corporation'],
    trades: english,
    stems: words(
      'Arrowhead Beacon Cascade Delmont Everline Firecrest Granite Harbor Ironwood Keystone Lakeland Summit',
    ),
    firstNames: words('James Susan Robert Karen Daniel Emily Brian Laura'),
    lastNames: words('Carter Mitchell Reynolds Foster Bennett Hughes Parker Sullivan'),
    streets: names('Commerce Drive, Industrial Parkway, Enterprise Boulevard, Foundry Road, Mill Street'),
    cities: cities(
      'Charlotte NC 28202, Columbus OH 43215, Milwaukee WI 53202, Houston TX 77002, Spokane WA 99201, Rochester NY 14604',
    ),
    postalPosition: 'after',
    houseNumber: 'before',
  },
  {
    name: 'Japan',
    dialling: '81',
    legalForms: ['Co., Ltd.', 'K.K.'],
    trades: ['Bosai', 'Fire Protection', 'Safety Industries', 'Disaster Prevention'],
    stems: words('Aokawa Hinode Kitazawa Miyabe Nakatsu Okuno Sawada Takase Tomioka Umeda Yamaki Yokoi'),
    firstNames: words('Kenji Yuko Hiroshi Naomi Takashi Emi Satoshi Mika'),
    lastNames: words('Tanaka Suzuki Ishikawa Mori Kondo Hayashi Fujita Ueno'),
    streets: names('2-14 Minami-cho, 5-3 Honmachi, 1-22 Kaigan-dori, 3-8 Nishi-machi'),
    cities: cities(
      'Nagoya 4600008, Osaka 5300001, Kobe 6500001, Sendai 9800811, Kawasaki 2100007, Hamamatsu 4300926',
    ),
    postalPosition: 'after',
    houseNumber: 'before',
  },
  {
    name: 'Republic of Korea',
    dialling: '82',
    legalForms: ['Co., Ltd.', 'Corp.'],
    trades: ['Fire Technology', 'Safety Systems', 'Fire Engineering', 'Life Safety'],
    stems: words('Daehan Hanbit Gaon Seojin Woongil Narae Taeyang Dongil Sungwoo Kumho Bosung Mirae'),
    firstNames: words('Ji-hoon Min-seo Sung-min Hye-jin Dong-hyun Eun-ji Jae-won Soo-yeon'),
    lastNames: words('Kim Park Choi Jung Kang Yoon Lim Shin'),
    streets: names('Gongdan-ro, Techno-ro, Sandan-ro, Pangyo-ro'),
    cities: cities('Incheon 21554, Daegu 41911, Changwon 51435, Gwangju 61945, Ansan 15335, Suwon 16490'),
    postalPosition: 'after',
    houseNumber: 'before',
  },
  {
    name: 'Italy',
    dialling: '39',
    legalForms: ['S.p.A.', 'S.r.l.'],
    trades: ['Antincendio', 'Sicurezza', 'Soccorso', 'Protezione'],
    stems: words(
      'Bardini Corvale Donati Ferrante Gallesi Lorenzi Marchetto Novelli Ravenna Salvetti Tassoni Vernazza',
    ),
    firstNames: words('Marco Giulia Andrea Chiara Luca Elena Paolo Sara'),
    lastNames: words('Rossi Colombo Ricci Marini Conti Greco Villa Fontana'),
    streets: names("Via dell'Industria, Via Emilia, Via Galileo Galilei, Via delle Officine"),
    cities: cities('Bergamo 24122, Brescia 25121, Modena 41121, Padova 35121, Torino 10121, Vicenza 36100'),
    postalPosition: 'before',
    houseNumber: 'after',
  },
  {
    name: 'France',
    dialling: '33',
    legalForms: ['SAS', 'SA', 'SARL'],
    trades: ['Protection Incendie', 'Securite', 'Prevention', 'Equipements de Secours'],
    stems: words(
      'Aubrac Beaumarais Chavigny Delorne Fontenay Garonde Laverne Montclar Perrault Sorival Tavernel Vauclair',
    ),
    firstNames: words('Pierre Claire Julien Camille Nicolas Sophie Antoine Marion'),
    lastNames: words('Lefevre Moreau Girard Fournier Mercier Blanc Renaud Chevalier'),
    streets: names('rue de la Gare, avenue des Metiers, rue Ampere, boulevard Industriel'),
    cities: cities('Lyon 69002, Nantes 44000, Rouen 76000, Grenoble 38000, Dijon 21000, Strasbourg 67000'),
    postalPosition: 'before',
    houseNumber: 'before',
  },
  {
    name: 'United Kingdom',
    dialling: '44',
    legalForms: ['Ltd', 'plc'],
    trades: english,
    stems: words(
      'Ashdown Birkdale Calder Denholm Ellerby Fenwick Hargrave Kelso Marlow Oakham Ridley Thornbury',
    ),
    firstNames: words('Oliver Charlotte Simon Rachel Graham Helen Andrew Fiona'),
    lastNames: words('Clarke Whitaker Turner Holmes Barker Webster Palmer Gibson'),
    streets: names('Station Road, Foundry Lane, Wharf Street, Millbrook Way'),
    cities: cities('Leeds, Sheffield, Coventry, Bristol, Derby, Newcastle'),
    postalPosition: 'after',
    houseNumber: 'before',
  },
  {
    name: 'Austria',
    dialling: '43',
    legalForms: ['GmbH', 'AG'],
    trades: ['Feuerwehrtechnik', 'Brandschutz', 'Sicherheitstechnik', 'Rettungstechnik'],
    stems: words(
      'Adlgasser Bachinger Dachstein Ennstal Gaisberg Hochreiter Kremstal Mondsee Pongau Rosenbichler Traunau Wachauer',
    ),
    firstNames: words('Florian Eva Johannes Lena Michael Barbara Georg Petra'),
    lastNames: words('Huber Gruber Wagner Moser Pichler Steiner Leitner Winkler'),
    streets: words('Industriepark Werkstrasse Bahnweg Donaulaende'),
    cities: cities('Linz 4020, Graz 8010, Salzburg 5020, Wels 4600, Steyr 4400, Leonding 4060'),
    postalPosition: 'before',
    houseNumber: 'after',
  },
  {
    name: 'Spain',
    dialling: '34',
    legalForms: ['S.A.', 'S.L.'],
    trades: ['Contra Incendios', 'Seguridad', 'Proteccion', 'Emergencias'],
    stems: words(
      'Almenar Belmonte Cardona Doblas Escudero Fortuny Guadarra Iberna Montseny Nervion Pallars Turia',
    ),
    firstNames: words('Carlos Lucia Javier Marta Sergio Ana Pablo Cristina'),
    lastNames: words('Navarro Ortega Serrano Molina Vidal Campos Herrero Rubio'),
    streets: names('Poligono Industrial Norte, Calle del Acero, Avenida de la Industria, Calle Mayor'),
    cities: cities(
      'Zaragoza 50003, Valencia 46002, Bilbao 48001, Sevilla 41001, Vitoria 01001, Girona 17001',
    ),
    postalPosition: 'before',
    houseNumber: 'after',
  },
  {
    name: 'Netherlands',
    dialling: '31',
    legalForms: ['B.V.', 'N.V.'],
    trades: ['Brandveiligheid', 'Fire Systems', 'Safety Solutions', 'Fire Protection'],
    stems: words(
      'Aalst Broekhuis Duinland Eemstra Gelderveen Haverkamp IJsselmuiden Kampen Noordwijk Oosterhof Schelde Waalburg',
    ),
    firstNames: words('Jan Sanne Pieter Femke Ruben Lotte Willem Iris'),
    lastNames: words('Bakker Visser Smit Mulder Dekker Brouwer Kuiper Vermeer'),
    streets: words('Havenweg Industrieweg Energieweg Kanaalstraat'),
    cities: cities('Rotterdam, Eindhoven, Zwolle, Breda, Groningen, Dordrecht'),
    postalPosition: 'after',
    houseNumber: 'after',
  },
  {
    name: 'Singapore',
    dialling: '65',
    legalForms: ['Pte. Ltd.'],
    trades: ['Fire Engineering', 'Fire Protection', 'Safety Technologies', 'Fire Systems'],
    stems: words(
      'Banyan Cendana Equator Frangipani Kallang Lionbridge Merlion Nusantara Orchid Rajawali Straits Temasik',
    ),
    firstNames: words('Wei-Ming Hui-Ling Arjun Priya Zhi-Hao Siti Kelvin Joanne'),
    lastNames: words('Tan Lim Ng Lee Nair Goh Koh Rahman'),
    streets: names('Ubi Avenue 3, Tuas South Street 5, Kaki Bukit Road 2, Joo Koon Circle'),
    cities: cities('Singapore 408868, Singapore 637570, Singapore 417841'),
    postalPosition: 'after',
    houseNumber: 'before',
  },
  {
    name: 'Finland',
    dialling: '358',
    legalForms: ['Oy', 'Oyj'],
    trades: ['Fire Safety', 'Fire Protection', 'Rescue Technology', 'Safety Technology'],
    stems: words(
      'Aurajoki Hallamaa Ilmari Kaleva Lumisaari Nordia Ollila Pohjola Revontuli Saimaa Tapiola Vesijarvi',
    ),
    firstNames: words('Mikko Anna Juha Laura Antti Sanna Timo Riikka'),
    lastNames: words('Virtanen Nieminen Laine Heikkila Salonen Koskinen Lehto Rantanen'),
    streets: words('Teollisuuskatu Satamatie Konetie Tehtaankatu'),
    cities: cities('Tampere 33100, Turku 20100, Oulu 90100, Vantaa 01300, Lahti 15110, Vaasa 65100'),
    postalPosition: 'before',
    houseNumber: 'after',
  },
]
