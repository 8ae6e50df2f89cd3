import { test } from 'node:test'
import { finds } from '../../../../test/samples/found-promises.ts'

test('a commitment is sure, however it is worded', () => {
  finds({
    "gave Hilde my word I'd testify on the 9th": ['Testify (2026-04-09)'],
    'Said yes to chairing the panel in May.': ['Chair the panel (2026-05-31)'],
    'Have undertaken to lodge the appeal for Mr Shah by 20 March.': ['Lodge the appeal for Mr Shah (2026-03-20)'],
    'Assured the landlord I would pay the arrears by month end': ['Pay the arrears (2026-03-31)'],
    'Put my hand up to run the sausage sizzle on the 29th': ['Run the sausage sizzle (2026-03-29)'],
    "Put my name down to marshal Jo's 10k": ["Marshal Jo's 10k"],
    'On the hook for slides by Monday': ['Send slides (2026-03-16)'],
    "I'm down to bring the salad to Meg's on Sunday": ["Bring the salad to Meg's (2026-03-15)"],
    'Offered to drive Uncle Pete to his scan on Wednesday; he accepted': ['Drive Uncle Pete to his scan (2026-03-11)'],
    'It was decided that I would price the offsite': ['Price the offsite'],
    'I told Gwen she could count on me to bring the speakers': ['Bring the speakers'],
    "Told Otto he'd have the map from me by Thursday": ['Give the map (2026-03-12)'],
    'Said will bring the tent on Friday': ['Bring the tent (2026-03-13)'],
    'Made a promise to Kim to bring the tent': ['Bring the tent'],
    'to whom I promised, perhaps rashly, that I would read the third chapter': ['Read the third chapter'],
    'pinky promised ella id dye her hair this weekend': ['Dye her hair (2026-03-15)'],
  })
})

test('telegram style, labels and short spellings are read', () => {
  finds({
    'Sending her the floor plan tomorrow.': ['Send her the floor plan (2026-03-11)'],
    'Meeting w/ Ed went well, emailing him the spec on Monday': ['Email him the spec (2026-03-16)'],
    "Will fwd rev'd quote by EOD Thu.": ["Fwd rev'd quote (2026-03-12)"],
    'promised Kim numbers by Tue': ['Give Kim numbers (2026-03-17)'],
    'ill get sunil his badge b4 friday': ['Get sunil his badge (2026-03-12)'],
    'Action: me – loop in legal w/ Dana by EOB Wed': ['Loop in legal w/ Dana (2026-03-11)'],
    'AP: me to ping Wojtek re API keys': ['Ping Wojtek re API keys'],
    'F/U: send ROI calc EOW': ['Send ROI calc (2026-03-13)'],
    'to send: invoice to Petra by Tue': ['Send invoice to Petra (2026-03-17)'],
    "Ball's in my court: cap table to Kim by Tuesday.": ['Cap table to Kim (2026-03-17)'],
    "Remember: flowers to Joan's before the weekend.": ["Flowers to Joan's (2026-03-13)"],
    'Action: Deb - seat count by 5/12': [],
    'ring kim b4 fri!!': ['Ring kim (2026-03-12)'],
    'dont 4get 2 give sam his hoodie bk': ['Give sam his hoodie bk?'],
  })
})

test('a hedged or awaited action is only suggested', () => {
  finds({
    'I owe Dev $20 for pizza': ['Pay Dev $20 for pizza'],
    "It's on me to confirm the venue with Raj": ['Confirm the venue with Raj'],
    'My turn to host book club next Thursday': ['Host book club (2026-03-19)'],
    'It falls to me to tell the others': ['Tell the others?'],
    'I am to write the eulogy by the 12th.': ['Write the eulogy (2026-03-12)'],
    'Let me get back to Jun on the budget by Thursday': ['Get back to Jun on the budget (2026-03-12)?'],
    'Hans is waiting for my answer on the flat.': ['Give my answer on the flat?'],
    "She's expecting my draft on Monday.": ['Give my draft (2026-03-16)?'],
    "Otto's still waiting on the map from me": ['Give the map?'],
    "I've to post Sinéad's card before Christmas": ["Post Sinéad's card (2026-12-24)"],
    'Should prob loop Anika in on pricing': ['Loop Anika in on pricing?'],
    'I have yet to pay Kim back': ['Pay Kim back?'],
  })
})

test('an unlisted verb counts if a thing or a person follows it', () => {
  finds({
    "I'll winterise their boat next month": ['Winterise their boat (2026-04-30)'],
    "Told Rafa I'd jump-start his car tomorrow morning": ['Jump-start his car (2026-03-11)'],
    "said I'd restring his racket, Thu latest": ['Restring his racket (2026-03-12)'],
    "gotta hem Lou's trousers before Sunday": ["Hem Lou's trousers (2026-03-14)"],
    'will laminate posters for Jo by Fri': ['Laminate posters for Jo (2026-03-13)'],
  })
})

test('idioms, plans and other people’s words aren’t promises', () => {
  finds({
    "I'll be honest, Ed is hard to read": [],
    "I'll miss Ed when he moves to Oslo on Friday": [],
    "I'll eat my hat if Ed shows up": [],
    "I'll take Ed's word for it": [],
    "I'm meeting Ed on Friday at noon": [],
    'Returning from Rome on Friday': [],
    "he goes I'm gonna get you those tickets by friday": [],
    "so she was like oh I'll call you tomorrow": [],
    "Ed texted: I'll send you the deck tomorrow": [],
    'Nige reckons I should send him an invoice': [],
    "They promised I'd have the keys by Friday": [],
    'Priya is on the hook for the slides by Monday': [],
    "The ball is in Priya's court": [],
    'Priya is waiting for my mum to call': [],
    "One day I'll take her to Rome": [],
    'I had promised them the accounts and delivered these last Tuesday.': [],
    'Review on Friday by Dr Iyer.': [],
    "Told Priya I'd met her brother in May": [],
    'Remember: Ed is allergic to nuts': [],
    'Promise (the dog) is 14 now.': [],
  })
})

test('a day belongs to the action, not to its neighbor', () => {
  finds({
    "Thursday is the cut-off for the raffle, so I'll hand in Viv's stubs by then.": [
      "Hand in Viv's stubs (2026-03-12)",
    ],
    "When I see Otto on Friday I'll give him the map": ['Give him the map (2026-03-13)'],
    "I'll send Otto the map because he flies on Friday": ['Send Otto the map because he flies on Friday'],
    "I'll send Otto the map Thursday or Friday": ['Send Otto the map (2026-03-13)'],
    "I'll send Otto the map between the 18th and the 20th": ['Send Otto the map (2026-03-20)'],
    "I'll send Otto the map on Thursday, Friday at the latest": ['Send Otto the map (2026-03-13)'],
    "I'll chart the bridge in 7/8 for Rui": ['Chart the bridge in 7/8 for Rui'],
    "I'll pay for the lumber and he's starting in like two weeks": ['Pay for the lumber'],
    "I'll send Otto the map nxt wk": ['Send Otto the map (2026-03-20)'],
    "I'll send Otto the map by like next Friday": ['Send Otto the map (2026-03-20)'],
  })
})
