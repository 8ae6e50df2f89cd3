import type { Person } from '../story.ts'

/** Friends of the studio in other countries, and in other scripts. */
export const abroad: Person[] = [
  {
    displayName: '田中 葵 (Aoi Tanaka)',
    company: 'Hoshi Studio 星',
    title: 'Graphic designer',
    location: 'Tokyo, 東京',
    emails: ['aoi@hoshi.example'],
    phones: ['+81 90 0000 4482'],
    tags: ['design', 'japan', 'type'],
    howMet: 'She gave a talk in Porto on the space between characters and I asked too many questions.',
    timeline: `
      473 meeting After her talk we compared azulejos with 千代紙 paper until the café closed.
      255 call Interested in the wine labels for Vinhos do Sado. Wants to taste before she draws.
      130 message The labels are printed. She hid a tiny boat under the fold: 小さな舟.
      53 message The moscatel won silver in Tokyo, and she was at the table. Sent a photo of everybody bowing.
      16 call Coming to Lisbon with her son Haru for two weeks. Looking for a workshop on tiles for children.
    `,
    promises: `
      16 ago, due in 11: Find a tile workshop for Aoi's son Haru
    `,
  },
  {
    displayName: '김민준 (Minjun Kim)',
    company: 'Dalbit Labs',
    title: 'Product lead',
    location: 'Seoul, 서울',
    emails: ['minjun@dalbit.example'],
    phones: ['+82 10 0000 2290'],
    tags: ['product', 'korea'],
    howMet: 'Same table at a conference breakfast in Amsterdam; he photographs every breakfast.',
    timeline: `
      329 meeting Breakfast number 2,114 in his archive. He builds a diary for people who do not write: three photographs a day.
      212 call Compared how our grandparents used phones. His grandmother sends only stickers and is always understood.
      85 message The diary passed a million days. He named the release 여름밤, summer night.
    `,
  },
  {
    displayName: '李伟 (Wei Li)',
    company: 'Jade River Ceramics',
    title: 'Sales director',
    location: 'Jingdezhen, 景德镇',
    emails: ['wei.li@jaderiver.example'],
    phones: ['+86 130 0000 7765'],
    tags: ['ceramics', 'supplier'],
    howMet: 'At the ceramics fair in Aveiro, over a cup that rang like a bell.',
    timeline: `
      340 meeting He can tell the kiln from the sound of a cup. Gave me one that rings in B flat.
      178 message Asked for the Portuguese word for the blue of old tiles. There are four.
      66 call Wants to show at the next fair in Aveiro and needs an interpreter for three days.
    `,
    promises: `
      66 ago, due 50 ago, kept 52 ago: Send Wei the name of the interpreter from the Aveiro fair
    `,
  },
  {
    displayName: 'Олена Ковальчук (Olena Kovalchuk)',
    company: 'Тепло',
    title: 'Content designer',
    location: 'Lisbon',
    emails: ['olena@teplo.example'],
    phones: ['+351 911 000 290'],
    tags: ['design', 'content', 'ukraine'],
    howMet: 'Neighbour of Sofia; came from Kharkiv with two suitcases and a style guide.',
    rhythmDays: 30,
    timeline: `
      380 meeting She wrote the instructions on trains for people who had to leave in an hour. Short words, because hands shake.
      216 meeting First project with us: she rewrote the hospital letter. From 340 words to 61.
      105 call Her brother Andriy arrived. He is a nurse and looks for a way to have his diploma recognised.
      40 meeting Borscht at hers, with Sofia and Clara. Andriy has a place in a language class now.
    `,
    promises: `
      105 ago, due 90 ago, kept 93 ago: Ask Beatriz how nurses get a foreign diploma recognised
    `,
  },
  {
    displayName: 'Αλέξανδρος Παπαδόπουλος (Alex Papadopoulos)',
    company: 'Πόρτο Μπλε',
    title: 'Architect',
    location: 'Thessaloniki',
    emails: ['alexandros@portoble.example'],
    phones: ['+30 690 000 5512'],
    tags: ['architecture', 'sailing'],
    howMet: 'His boat had the rope and ours had the knife, off Sesimbra.',
    timeline: `
      295 meeting Untangled two sailing boats and had dinner on the one that floats better. His.
      181 message Sent drawings for a market hall in Thessaloniki: a roof like a sail, of course.
      59 call Asks whether signs in a market should use pictures or words. I sent him to Xavier.
    `,
  },
  {
    displayName: 'فاطمة الزهراء بنعلي (Fatima-Zahra Benali)',
    company: 'Atelier Zellige',
    title: 'Founder',
    location: 'Tangier, طنجة',
    emails: ['fz@zellige.example'],
    phones: ['+212 600 000 831'],
    tags: ['craft', 'tiles', 'founder'],
    howMet: 'On the ferry from Tarifa she was correcting a hotel brochure with a red pen.',
    timeline: `
      269 meeting Her workshop cuts tiles by hand, 21 people, nine of them over sixty. The brochure called them "rustic".
      154 call Wants a site in Arabic, French and Spanish, and from right to left it should not look like a mirror accident.
      76 meeting Tangier for three days. Mint tea with the cutters; they corrected my grid.
      23 message First order through the site: a hammam in Marseille, 46 square metres.
    `,
    promises: `
      23 ago, due in 20: Fix the right-to-left price list for Atelier Zellige
    `,
  },
  {
    displayName: 'Þórunn Jónsdóttir',
    company: 'Vegagerðin',
    title: 'Road weather service',
    location: 'Reykjavík',
    emails: ['thorunn@vegagerd.example'],
    tags: ['public sector', 'iceland'],
    howMet: 'She presented the road map of Iceland in Copenhagen with a snow shovel on stage.',
    timeline: `
      336 meeting In Iceland the road map is the weather. Her rule: the colour must be right before the text is.
      121 call They tested their map with lorry drivers at night. Yellow on grey won. Sent me all the data.
    `,
  },
  {
    displayName: 'Zoë Müller-Schäfer',
    company: 'Werkstatt für Formulare',
    title: 'Form designer',
    location: 'Berlin',
    emails: ['zoe@formulare.example'],
    phones: ['+49 30 23125 018'],
    tags: ['design', 'public sector', 'forms'],
    howMet: 'We were the only two people in Berlin who laughed at the same tax form.',
    birthday: '--12-06',
    rhythmDays: 60,
    timeline: `
      452 meeting She collects forms. The oldest asks for the number of horses. The newest still has a field for fax.
      263 meeting Berlin, a day in her office in Kreuzberg. Learned the word "Vordruckleitverlag" and cannot unlearn it.
      139 call She proved that people read the help text only after the error. So now the error is the help text.
      70 message Getting married to Anneke in Potsdam, in a registry office with a form that she designed.
      7 message The wedding is in four weeks. We are invited, Leonor too, and there is a boat.
    `,
    promises: `
      7 ago, due in 3: Book the flights to Berlin for Zoë and Anneke's wedding
      70 ago, due in 24: Find a form with horses for the wedding present
    `,
  },
  {
    displayName: 'Łukasz Wójcik',
    company: 'Kolej Miejska',
    title: 'Timetable planner',
    location: 'Kraków',
    emails: ['lukasz@kolej.example'],
    tags: ['trains', 'public sector'],
    howMet: 'Chiara introduced us at a railway museum, where else.',
    timeline: `
      235 meeting He can recite the night trains of 1989. Thinks a timetable is a promise, printed.
      100 call Explained why the 23:14 waits for the 23:09: one nurse changes there every night. He made the rule.
    `,
  },
  {
    displayName: 'Şebnem Yılmaz',
    company: 'Boğaz Research',
    title: 'Research director',
    location: 'Istanbul',
    emails: ['sebnem@bogaz.example'],
    phones: ['+90 500 000 4408'],
    tags: ['research', 'mentor'],
    howMet: 'She reviewed our first research report and sent it back with love and 80 comments.',
    timeline: `
      524 call Eighty comments. Number one: "Who said this, and were they sitting down?"
      286 meeting Istanbul, ferry to Kadıköy. She interviews people on ferries because nobody can leave.
      164 message Sent Yusuf my way.
      36 call Writing about trust and wants stories from the hospital pilot, with names changed.
    `,
    promises: `
      36 ago, due in 6: Send Şebnem three stories from the hospital pilot, names changed
    `,
  },
  {
    displayName: 'Nguyễn Thị Hương',
    company: 'Sông Xanh Coffee',
    title: 'Founder',
    location: 'Đà Lạt',
    emails: ['huong@songxanh.example'],
    phones: ['+84 90 000 6613'],
    tags: ['founder', 'coffee'],
    howMet: 'She was behind the counter of the coffee fair in Lisbon and let me grind.',
    timeline: `
      222 meeting Coffee from 112 families in the hills of Đà Lạt. Every bag has the name of the family on it.
      97 call Customers in Europe ask for the story, families ask for the price. She prints both.
      31 message Sent a parcel for the studio. Tiago has not slept since.
    `,
  },
  {
    displayName: 'Siobhán Ní Dhomhnaill',
    company: 'Leabharlann na Mara',
    title: 'Librarian',
    location: 'Galway',
    emails: ['siobhan@leabharlann.example'],
    phones: ['+353 85 000 0129'],
    tags: ['libraries', 'ireland'],
    howMet: 'Asked her for a plug in a library in Galway and stayed until it closed.',
    timeline: `
      308 meeting Her library lends tools, seeds and one boat. The boat has a waiting list of two years.
      168 message Yusuf should talk to her about ladders. Connected them.
      49 call She is moving the catalogue and wants to know whether people search by colour of the cover. They do.
    `,
  },
]
