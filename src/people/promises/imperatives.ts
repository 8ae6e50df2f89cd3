/** If a promise begins with one of these, it can follow "You promised Ana to …". */
const verbs = new Set(
  `add answer arrange ask attend bake book bring build buy call carry check choose clean collect come compare confirm
  connect cook copy deliver design discuss do draft drive drop email explain feed fetch fill find finish fix follow forward
  get give go hand have help hold host introduce invite join keep learn leave lend let listen look mail make measure meet
  mention message move note offer open order organise organize paint pass pay phone photograph pick plan post practice
  practise prepare print propose publish put read recommend record register remind repair replace reply research reserve
  return review ring run say scan schedule see sell send set share show sign sing sit sort speak spend start stay stop study
  submit suggest support take talk teach tell test text thank think translate try update visit wait walk wash water work
  write`.split(/\s+/),
)

export function canFollowTo(text: string) {
  const isOneSentence = !/[.!?;:]\s|\n/.test(text)
  // A text about the member is quoted as it is.
  const isOfOthers = !/\b(I|me|my|mine|we|us|our|ours)\b/i.test(text)
  return isOneSentence && isOfOthers && verbs.has(/^[A-Za-z]+(?=\s|$)/.exec(text)?.[0].toLowerCase() ?? '')
}
