import type { Opener } from './openers.ts'

const oughts =
  '(?:need to|should|must|have to|ought to|gotta|had better|need 2|have 2|got 2|hafta|need to remember to|have to remember to|must remember to|should remember to|need to make sure I|need to make sure to|should make sure I|should make sure to)'
const forget = "(?:forget|4get) (?:to|2|that I (?:need|have) to|I (?:need|have) to|I'm to|I am to|I said I'd)"

/** What may be a promise, or only a thought: said softly, or to oneself. */
export const unsureOpeners: Opener[] = [
  { says: "(?:I'm|I am|im|am) to", next: 'do', sure: false, head: 'anywhere', promised: true },
  {
    says: "(?:(?:so |now )?(?:it's|it is|its|that's|thats|it will be|it'll be|it was|the) )?(?:now |still |all |then )?(?:on me|my job|my turn|on my plate|on my list|on my desk|my task|my duty|my responsibility|up to me|down to me|for me|mine|left to me|left up to me|my call|my shout|incumbent on me|incumbent upon me|over to me) to",
    next: 'do',
    sure: false,
    head: 'bare',
    promised: true,
  },
  {
    says: '(?:(?:it|that|this) )?(?:now |then |also )?(?:falls|fell|comes down|is left|has fallen|was left|rests|is down|is up|came down) (?:to|on|upon|with) me (?:now )?to',
    next: 'do',
    sure: false,
    head: 'bare',
    promised: true,
  },
  {
    says: "(?:(?:the )?ball(?:'s| is|s)(?: now| back)? (?:in my court|with me)|(?:it's|it is) (?:in my court|with me))(?: now)?,? to",
    next: 'do',
    sure: false,
    head: 'bare',
    promised: true,
  },
  {
    says: 'let me(?= (?:get back|come back|circle back|check|find|ask|send|look|dig|see if|see whether|think|run|talk|speak|confirm|follow|write|call|know by|put|draft|sort|email|forward|share|work|go back|revert))',
    next: 'do',
    sure: false,
    head: 'bare',
  },
  {
    says: '(?:(?:I was|I am|I have been|was|been|got|am) )?(?:tasked|charged|entrusted|landed|lumbered) with',
    next: 'doing',
    sure: false,
    head: 'told',
    promised: true,
  },
  {
    says: '(?:told|said|mentioned|assured|texted|emailed) <who>(?:that )?I (?:could|can)',
    next: 'do',
    sure: false,
    head: 'told',
    toPerson: true,
  },
  {
    says: "(?:(?:I have|I've|have|still|am|I'm) )?yet to(?! (?:meet|see|hear|find|decide|learn|try|visit))",
    next: 'do',
    sure: false,
    head: 'bare',
  },
  {
    says: "(?:I have|I've|I'm|I am) (?:still )?yet to(?! (?:meet|see|hear|find|decide|learn|try|visit))",
    next: 'do',
    sure: false,
    head: 'anywhere',
  },
  { says: '(?:owe|still owe|do owe|also owe)', next: 'thing', sure: false, head: 'told' },
  { says: `I <adv>${oughts}`, next: 'do', sure: false, head: 'anywhere' },
  {
    says: "(?:I've|ive|I have|I'v) (?:really |also |still |just )*(?:got to|gotta|to|got 2)|(?:I'd|id) (?:really )?better",
    next: 'do',
    sure: false,
    head: 'anywhere',
  },
  {
    says: `(?:${oughts}|got to(?= (?:call|send|email|text|pay|ring|write|book|ask|remind|return|reply)(?= ))|better|had better|really should|probably should|maybe should|prob should|still need to|still have to|really need to|also need to|need 2|have 2|got 2)`,
    next: 'do',
    sure: false,
    head: 'bare',
  },
  {
    says: "(?:I'm|I am|im|I was) (?:<adv>)?(?:supposed|meant|due|expected|obliged|required|scheduled) to",
    next: 'do',
    sure: false,
    head: 'anywhere',
  },
  { says: '(?:supposed|meant|due|expected) to', next: 'do', sure: false, head: 'bare' },
  {
    says: '(?:please )?(?:remind me|nudge me|poke me|someone remind me)(?: again)?(?: <who>)?(?:to|that I (?:need|have) to)',
    next: 'do',
    sure: false,
    head: 'bare',
  },
  {
    says: `(?:please )?(?:I )?(?:do not|don't|dont|can't|cant|cannot|mustn't|must not|shouldn't|never|not to|better not|mustnt|won't|wont|will not|try not to) (?:let me )?${forget}`,
    next: 'do',
    sure: false,
    head: 'anywhere',
  },
  {
    says: '(?:remember(?:ing)? (?:to|2)|note to self(?: to)?[:,-]?|(?:must |should |to )?make sure (?:to|I|that I)|be sure to|(?:a |quick )?reminder to|reminder:|@?to-?do:?|f/u w/|f/u with)',
    next: 'do',
    sure: false,
    head: 'bare',
  },
  {
    says: "(?:<I'll>|will|going to|gonna|I can|I could) <adv>(?:try|see if I can|see whether I can|do my best|attempt|aim|endeavou?r)(?: to| and)?",
    next: 'do',
    sure: false,
    head: 'anywhere',
  },
  { says: '(?:trying|hoping|aiming) to', next: 'do', sure: false, head: 'bare', toPerson: true, dated: true },
  {
    says: "(?:I (?:might|may|could maybe|plan to|want to|would like to|intend to|have been meaning to|keep meaning to|mean to)|I'd like to|I'm planning to|I am planning to|I've been meaning to|I'm happy to|I'm glad to|I am happy to|I'd be happy to|I would be happy to)",
    next: 'do',
    sure: false,
    head: 'anywhere',
    toPerson: true,
  },
  {
    says: '(?:might|planning to|plan to|want to|would like to|been meaning to|meaning to|keen to|happy to|glad to|intend to)',
    next: 'do',
    sure: false,
    head: 'bare',
    toPerson: true,
  },
  {
    says: "(?:(?:I'm|I am|im|I was|was|been) )?(?:thinking (?:of|about)|planning on|considering)",
    next: 'doing',
    sure: false,
    head: 'bare',
    toPerson: true,
  },
  {
    says: "we (?:also |really )?(?:will|are going to|need to|have to|must|agreed to|promised to|said we'd|said we would|offered to)|(?:we'll|we're going to)",
    next: 'do',
    sure: false,
    head: 'anywhere',
    together: true,
  },
]
