import type { Labelled } from '../labelled.ts'

export const long: Labelled[] = [
  {
    text: "ok voice memo uh just leaving tonys place it was really good to see him he looks thinner he's got a new dog called biscuit and uh what else oh yeah he asked if i still had the trombone and i said i did and that i'd bring it over on saturday so yeah that and his mom is in rehab for her knee okay bye",
    occurredAt: '2026-04-21T00:40:00Z',
    timeZone: 'America/Chicago',
    promises: [{ does: 'bring it over', due: '2026-04-25', sure: true }],
  },
  {
    text: "Dear diary etc. The Munro was wet, the company excellent. Isla has a new job at the hydro board. Struan has shaved. Catriona told us at the cairn that she's ill, and none of us knew what to say. On the way down I told her I would come with her to the Western General on Thursday the 15th, and she squeezed my arm. She said the others would do the later ones. Struan will sort a rota.",
    occurredAt: '2026-10-04T19:00:00Z',
    timeZone: 'Europe/London',
    promises: [{ does: 'come with her to the Western General', due: '2026-10-15', sure: true }],
  },
  {
    text: "Kickoff with the Halifax folks.\nAttendees: Bruce, Amrit, Jo\nDecisions: go with vendor B.\nWho does what:\n* Bruce – NDA, by Friday\n* Amrit – security questionnaire\n* I'll book the venue by June 19\n* Jo will invite everyone",
    occurredAt: '2026-06-09T22:00:00Z',
    timeZone: 'America/Toronto',
    promises: [{ does: 'book the venue', due: '2026-06-19', sure: true }],
  },
  {
    text: "Lunch, Farid + Su-Yin (Farid's cofounder). Su-Yin does hardware, ex-Dyson, sharp. They're raising 2m. Farid will share the data room this week. For my part I'm going to (a) put them in touch with Kelvin at Vertex and (b) read the data room before our next call.",
    occurredAt: '2026-09-15T10:30:00Z',
    timeZone: 'Asia/Singapore',
    promises: [
      { does: 'put them in touch with Kelvin at Vertex', due: null, sure: true },
      { does: 'read the data room', due: null, sure: true },
    ],
  },
  {
    text: "Holiday party at the Nguyens. Mrs. Nguyen made me promise, on camera, to teach her grandson chess. Bao (the grandson) couldn't care less. So: chess it is, first lesson January 3rd, 2pm.",
    occurredAt: '2026-12-24T03:00:00Z',
    timeZone: 'America/Denver',
    promises: [{ does: 'teach her grandson chess', due: '2027-01-03', time: '14:00', sure: true }],
  },
  {
    text: "Begoña's mother died on Thursday. The funeral will be on Tuesday at noon in Getafe. I can't go, I'll be in Brussels, but I told Begoña I'd go with her to the notary on Monday the 16th.",
    occurredAt: '2026-03-08T17:00:00Z',
    timeZone: 'Europe/Madrid',
    promises: [{ does: 'go with her to the notary', due: '2026-03-16', sure: true }],
  },
  {
    text: "Sommerfest. Freja has quit; Nikolaj hasn't, yet. Nikolaj said he'd think about our offer; I did tell Freja I'd introduce her to the people at Lego, which I'll do over the weekend.",
    occurredAt: '2026-08-21T14:30:00Z',
    timeZone: 'Europe/Copenhagen',
    promises: [{ does: 'introduce her to the people at Lego', due: '2026-08-23', sure: true }],
  },
  {
    text: 'Reunion of class 3-2. Eun-ji teaches in Busan. Dong-hyun has three (three!) kids. Teacher Park is 81 and remembers everybody. I promised teacher Park a photo of all of us, framed. Also need to add Eun-ji to the group chat.',
    occurredAt: '2026-01-23T12:00:00Z',
    timeZone: 'Asia/Seoul',
    promises: [
      { does: 'promised teacher Park a photo of all of us, framed', due: null, sure: true },
      { does: 'add Eun-ji to the group chat', due: null, sure: false },
    ],
  },
  {
    text: 'june already. talked with ioane for ages by the lagoon about his boys school fees and i said look i will cover the first term by the end of the month just tell me where to pay and he said the school office',
    occurredAt: '2026-05-31T10:30:00Z',
    timeZone: 'Pacific/Kiritimati',
    promises: [{ does: 'cover the first term', due: '2026-06-30', sure: true }],
  },
  {
    text: "Sipho from the rowing club, who used to cox for UCT and whom I hadn't seen since the accident, has asked me to speak at their dinner, and I agreed to. I'll send him a title and a paragraph by the end of Q4, though he'd love it earlier.",
    occurredAt: '2026-09-29T16:00:00Z',
    timeZone: 'Africa/Johannesburg',
    promises: [
      { does: 'speak at their dinner', due: null, sure: true },
      { does: 'send him a title and a paragraph', due: '2026-12-31', sure: true },
    ],
  },
  {
    text: "Iftar planning with Noor: she does the dates and the soup, her brothers carry chairs, I do the rice. And I've told her that I'll pick up the rice pots from Samir on March 5 at 4:30pm.",
    occurredAt: '2026-02-28T20:30:00Z',
    timeZone: 'Asia/Dubai',
    promises: [
      { does: 'do the rice', due: null, sure: true },
      { does: 'pick up the rice pots from Samir', due: '2026-03-05', time: '16:30', sure: true },
    ],
  },
  {
    text: "posada en casa de los ruiz. lots of ponche. i told don chucho, who fixes accordions, that i'd bring him my grandfather's one to look at, after the holidays, no rush he says",
    occurredAt: '2026-12-13T05:00:00Z',
    timeZone: 'America/Mexico_City',
    promises: [{ does: "bring him my grandfather's one to look at", due: null, sure: true }],
  },
  {
    text: "Bill's retiring!! 31 years at the port. Party's the 17th. I said yes to giving the toast, and I'll run it by his wife a week before, so the 10th.",
    occurredAt: '2026-04-01T05:00:00Z',
    timeZone: 'America/Anchorage',
    promises: [
      { does: 'giving the toast', due: '2026-04-17', sure: true },
      { does: 'run it by his wife', due: '2026-04-10', sure: true },
    ],
  },
  {
    text: "Matatu chat with a stranger, Brian, who writes sci-fi. Swapped numbers. He will send me a story. I said I will send him one of mine too. Let's see who is first!",
    occurredAt: '2026-08-31T20:45:00Z',
    timeZone: 'Africa/Nairobi',
    promises: [{ does: 'send him one of mine', due: null, sure: true }],
  },
  {
    text: "Last note of the year. Maeve is in Perth, Cian's in recovery, Dad is Dad. I told Cian I'd phone him every... no, I told him I'd phone him tomorrow. One day at a time.",
    occurredAt: '2026-12-31T18:00:00Z',
    timeZone: 'Europe/Dublin',
    promises: [{ does: 'phone him', due: '2027-01-01', sure: true }],
  },
  {
    text: "Hallowe'en at Peg's. She gave me her late husband's sou'wester to mind. I'm to have it cleaned and back to her by Remembrance Day, Nov. 11.",
    occurredAt: '2026-11-01T01:00:00Z',
    timeZone: 'America/St_Johns',
    promises: [{ does: 'have it cleaned and back to her', due: '2026-11-11', sure: true }],
  },
  {
    text: "uh so yeah dinner with uncle ray and he's going on about the boat again he says he'll sell it to me by labor day for two grand and aunt pam goes he will not and i just laughed and then he goes i promise you and she goes you promised me a kitchen in 1998 anyway good ribs",
    occurredAt: '2026-07-08T03:00:00Z',
    timeZone: 'America/Chicago',
    promises: [],
  },
  {
    text: "Choir AGM. Moira will stay on as treasurer. Kenneth is standing down at Easter and has promised to hand over the music library by the end of January. Someone must find a new accompanist, and Moira's going to ask her nephew. I was asked to be secretary. I declined, politely, twice.",
    occurredAt: '2026-11-22T18:00:00Z',
    timeZone: 'Europe/London',
    promises: [],
  },
  {
    text: 'Interview notes, Danielle F.\n* 8 yrs at Shopify, led a team of 12\n* would need to give notice; could start March 2\n* asked good questions about on-call\n* recruiter will get back to her by Friday\n* strong yes from me',
    occurredAt: '2026-01-21T21:00:00Z',
    timeZone: 'America/Toronto',
    promises: [],
  },
  {
    text: "Saw Grace at the airport. She had promised to visit last year and so had I, and neither of us did. She flies back on the 30th. We hugged for a long time. If I had a car I'd have taken her home.",
    occurredAt: '2026-04-23T18:30:00Z',
    timeZone: 'Africa/Nairobi',
    promises: [],
  },
  {
    text: 'Called Ah Ma as I do every Wednesday at 8pm. She\'ll be 90 in May. Cousin Zhi Hao is going to organise the dinner, his wife will do the invitations. Ah Ma told him, "I\'ll only come if there is durian."',
    occurredAt: '2026-10-07T12:00:00Z',
    timeZone: 'Asia/Singapore',
    promises: [],
  },
]
