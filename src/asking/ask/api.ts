import { z } from 'zod'
import { Id, Instant, limit, line, Nothing, text } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { TimeZone } from '#members/members/api.ts'
import { Before, Source } from '#people/interactions/api.ts'

const Title = line(120).meta({ examples: ['What did Ana say about the budget?'] })
const Asked = text(1000).meta({ examples: ['What did Ana say about the budget?'] })
const Rating = z.enum(['up', 'down']).meta({ examples: ['up'] })
const Zone = TimeZone.optional().meta({
  description: 'Where you are: decides what `today` and `last week` mean. Your own time zone, if left out.',
  examples: ['Europe/Lisbon'],
})

const Citation = z
  .object({
    number: z.int().meta({ description: 'Stands in the answer as `[1]`.', examples: [1] }),
    kind: z.enum(['interaction', 'promise', 'followup', 'connection']).meta({ examples: ['interaction'] }),
    id: Id,
    connectionId: Id,
    connectionName: z
      .string()
      .optional()
      .meta({ examples: ['Ana Ribeiro'] }),
    quote: z
      .string()
      .optional()
      .meta({ description: 'What was read there.', examples: ['The budget is 40,000 at most.'] }),
    at: Instant.optional(),
    source: Source.optional(),
    url: z
      .string()
      .optional()
      .meta({ examples: ['/api/connections/…/interactions/…'] }),
    removed: z.literal(true).optional().meta({ description: 'It is no longer in your memory.', examples: [] }),
  })
  .meta({ id: 'Citation' })

const Feedback = z.object({
  rating: Rating,
  note: z
    .string()
    .optional()
    .meta({ examples: ['That was the other Ana.'] }),
  ratedAt: Instant,
})

const place = {
  id: Id,
  threadId: Id,
  turn: z.int().meta({ description: 'Which question of the thread it is, or answers: 1 is the first.', examples: [1] }),
  content: z.string().meta({ examples: ['Ana Ribeiro, 14 March: “The budget is 40,000 at most.” [1]'] }),
  createdAt: Instant,
}

export const QuestionView = z
  .object({
    ...place,
    role: z.literal('question'),
    content: Asked,
    timeZone: TimeZone,
    connectionId: Id.optional().meta({ description: 'Only what is known of this person was asked for.' }),
  })
  .meta({ id: 'Question' })

export const AnswerView = z
  .object({
    ...place,
    role: z.literal('answer'),
    questionId: Id,
    attempt: z.int().meta({ description: 'Which answer to the question it is: 1 is the first.', examples: [1] }),
    status: z.enum(['waiting', 'complete', 'failed']).meta({
      description:
        '`waiting` while it is made. `failed` when it could not be made as wanted: `failure` says why, the content is the best there was, and it can be retried.',
      examples: ['complete'],
    }),
    failure: z.string().optional().meta({ description: 'Why it failed, in a sentence.' }),
    citations: z.array(Citation),
    writtenBy: z
      .string()
      .optional()
      .meta({ description: '`rules`, or the name of the model.', examples: ['rules'] }),
    usage: z
      .object({ inputTokens: z.int().meta({ examples: [812] }), outputTokens: z.int().meta({ examples: [64] }) })
      .optional()
      .meta({ description: 'What the model took, where its server says.' }),
    feedback: Feedback.optional(),
    answeredAt: Instant.optional(),
  })
  .meta({ id: 'Answer' })

const Message = z.union([QuestionView, AnswerView])

const thread = {
  id: Id,
  title: Title.optional().meta({ description: 'The first question, until you choose another.' }),
  turns: z.int().meta({ description: 'How many questions were asked in it.', examples: [3] }),
  createdAt: Instant,
  updatedAt: Instant,
}

export const ThreadView = z.object(thread).meta({ id: 'Thread' })

export const mostTurns = 100

/** Text is what comes next of the answer; once it is withdrawn, what came does not count, and it begins anew. */
const Told = z.discriminatedUnion('type', [
  z.object({ type: z.literal('question'), threadId: Id, question: QuestionView }),
  z.object({
    type: z.literal('text'),
    text: z.string().meta({ examples: ['Ana Ribeiro, 14 March: “The budget is 40,000 at most.” [1]\n'] }),
  }),
  z.object({ type: z.literal('withdrawn') }),
  z.object({ type: z.literal('answer'), answer: AnswerView }),
])

const Turn = z.object({ threadId: Id, question: QuestionView, answer: AnswerView })

export const askApi = {
  Threads_create: {
    http: 'POST /api/ask/threads',
    access: 'write',
    summary: 'Begins a thread. There is no need to: the first question to an unused id begins one too.',
    refuses: ['conflict'],
    input: z.strictObject({
      id: Id.optional().meta({ description: 'Of your own choosing; one is chosen if left out.' }),
      title: Title.optional(),
    }),
    output: ThreadView,
    created: '/api/ask/threads/{id}',
  },
  Threads_list: {
    http: 'GET /api/ask/threads',
    access: 'read',
    summary: 'Your threads, the last one used first. The `Link` header leads to the next page.',
    input: z.strictObject({ limit: limit(100, 50), before: Before.optional() }),
    output: z.array(ThreadView),
    paged: 'before',
  },
  Threads_get: {
    http: 'GET /api/ask/threads/{id}',
    access: 'read',
    summary: 'A thread with its messages, in order: each question, and all the answers to it. The last hundred turns.',
    input: z.strictObject({
      id: Id,
      before: z
        .int()
        .min(1)
        .max(1_000_000)
        .optional()
        .meta({ description: 'Only turns before this one.', examples: [101] }),
    }),
    output: z
      .object({
        ...thread,
        messages: z.array(Message),
        more: z.string().optional().meta({ description: 'Says so when there are earlier turns.' }),
      })
      .meta({ id: 'ThreadWithMessages' }),
  },
  Threads_update: {
    http: 'PATCH /api/ask/threads/{id}',
    access: 'write',
    summary: 'Gives a thread another title.',
    input: z.strictObject({ id: Id, title: Title }),
    output: ThreadView,
  },
  Threads_remove: {
    http: 'DELETE /api/ask/threads/{id}',
    access: 'write',
    summary: 'Removes a thread with its messages. What is being answered in it is not kept either.',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
  Threads_ask: {
    http: 'POST /api/ask/threads/{id}/messages',
    access: 'write',
    summary:
      'Asks something of your own memory. The answer cites what it rests on, and says so when there is nothing. An unused id begins a thread.',
    refuses: ['conflict'],
    input: z.strictObject({
      id: Id,
      content: Asked,
      timeZone: Zone,
      connectionId: Id.optional().meta({ description: 'Only from what is known of this person.' }),
    }),
    output: Turn,
    created: '/api/ask/threads/{threadId}',
    streams: Told,
  },
  Threads_retry: {
    http: 'POST /api/ask/messages/{id}/retry',
    access: 'write',
    summary:
      'Answers a question once more, given its id or that of an answer to it. Earlier answers stay; what one rated down had cited counts for less.',
    refuses: ['conflict'],
    input: z.strictObject({ id: Id, timeZone: Zone.meta({ description: 'As the question had it, if left out.' }) }),
    output: Turn,
    created: '/api/ask/threads/{threadId}',
    streams: Told,
  },
  Threads_feedback: {
    http: 'PUT /api/ask/messages/{id}/feedback',
    access: 'write',
    summary: 'Rates an answer, up or down, with a note of why. A second rating takes the place of the first.',
    refuses: ['conflict'],
    input: z.strictObject({
      id: Id,
      rating: Rating,
      note: text(1000)
        .optional()
        .meta({ examples: ['That was the other Ana.'] }),
    }),
    output: AnswerView,
  },
  Threads_ratings: {
    http: 'GET /api/ask/feedback',
    access: 'read',
    summary:
      'The answers you rated, with their questions, as a data set: the last one rated first. The `Link` header leads to the next page.',
    input: z.strictObject({ limit: limit(200, 100), before: Before.optional() }),
    output: z.array(z.object({ question: QuestionView, answer: AnswerView }).meta({ id: 'RatedAnswer' })),
    paged: 'before',
  },
} as const satisfies Api
