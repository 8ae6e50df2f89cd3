import { words } from '#language/words/words.ts'

/** Phrases used to ask, which are not part of the topic. */
const turns = [
  `at (?:the|this) (?:moment|time|point)|right now|(?:these|nowadays?) days|at present|as of (?:now|late)|by now|so far|up to now`,
  `for a living|in the past|in (?:the )?(?:first|second) place|in general|in particular|in the end|at all|after all|of late`,
  `(?:what|which) (?:kind|sort|type)s? of|what (?:is|was|were|are|'s|’s) (?:the matter|wrong|up|going on|the (?:deal|story|situation)) with`,
  `the (?:name|names) of|by (?:which|what) means|in (?:which|what) way|for (?:which|what) reason|the reason (?:why|for|that)`,
  `(?:the )?(?:two|both|three) of (?:them|us|you)|each other|one another|whatever happened (?:to|with)|how come|any idea|by any chance`,
  `(?:do|can|could|would) you (?:know|remember|recall|tell me|remind me)|do i (?:know|have)|remind me|tell me`,
]
const frame = new RegExp(String.raw`\b(?:${turns.join('|')})(?![\p{L}\p{N}])`, 'giu')

/** Words that occur only in asking phrases. A word that also occurs outside them is part of the topic. */
export function framing(text: string): Set<string> {
  const outside = new Set(words(text.replace(frame, ' | ')))
  const inside = (text.match(frame) ?? []).flatMap(words)
  return new Set(inside.filter((word) => !outside.has(word)))
}
