import type { Day, Wording } from '../language-data/wording.ts'
import { dateIn, joinWords, monthIn, pastDay, weekdayIn } from '../language-data/wording-pieces.ts'

const near = { [-1]: '昨日', 0: '今日', 1: '明日' }
const onDay = (day: Day, today: Day) =>
  (near as Record<number, string>)[today.until(day).days] ?? dateIn('ja', day, today)
const nothing = { event: () => null, newThing: () => null, isUnsure: () => true, movedOn: /./ }

const greet = (name: string | null, title: string) => (name === null ? 'こんにちは。' : `${name.split(' ')[0]}${title}`)

/** Notes in Japanese are not read: a draft says when there was contact, and that something is owed, by family name. */
export const japaneseWording: Wording = {
  reads: nothing,
  greet: (name) => greet(name, 'さん'),
  and: 'と',
  signOff: 'よろしくお願いいたします。',
  tones: {
    warm: { signOff: () => 'どうぞお元気で。', line: () => 'またお話しできるのを楽しみにしております。' },
    formal: { signOff: '何卒よろしくお願い申し上げます。', greet: (name) => greet(name, '様'), couple: 'plural' },
  },
  whenItWas: (day, today) =>
    pastDay(day, today, {
      days: near,
      weekday: weekdayIn('ja', day),
      lastWeek: '先週',
      date: dateIn('ja', day, today),
      month: monthIn('ja', day, today),
    }),
  byWhen: onDay,
  onDay,
  recent: ({ doing }, when) => {
    if (doing === 'reply' || doing === 'message' || doing === 'details')
      return `${when ?? '先日'}はご連絡ありがとうございました。`
    return `${when ?? '先日'}はお時間をいただき、ありがとうございました。`
  },
  longAgo: (_, when) => `${when ?? '先日'}以来、ご無沙汰しております。`,
  noContact: () => 'お元気でお過ごしでしょうか。',
  kindly: {
    subject: 'お見舞い',
    body: () => 'どうぞお体を大切になさってください。何かできることがあれば、お知らせください。',
  },
  willDo: () => 'お約束の件、忘れておりません。',
  stillOwed: (_, isLate) => `お約束の件、忘れておりません。${isLate ? '遅くなり申し訳ありません。' : ''}`,
  eventAhead: () => '',
  eventGone: () => '',
  newThing: () => '',
  birthday: (when) => (when === 'ahead' ? 'もうすぐお誕生日ですね。' : 'お誕生日おめでとうございます。'),
  closing: () => 'またお話しできるのを楽しみにしております。',
  openers: {
    company: (name) => `${name}の皆さまはお変わりありませんか。`,
    news: () => '最近はいかがお過ごしですか。',
    time: () => '近いうちにお話しできますか。',
  },
  subjects: {
    owed: 'お約束の件',
    contact: (_, when) => joinWords(when, 'のお礼').replace(' ', ''),
    birthday: 'お誕生日',
    thingIn: () => null,
    thanks: () => 'ご連絡のお礼',
    keepInTouch: 'ご無沙汰しております',
  },
}
