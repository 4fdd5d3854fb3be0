import * as v from 'valibot';

const seconds = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Recognisers differ in what they tell of a word besides its times. */
const word = v.object({
  word: v.string(),
  start: seconds,
  end: seconds,
  conf: v.optional(v.pipe(v.number(), v.finite()), 1),
});

const answerSchema = v.union([
  v.object({ partial: v.string() }),
  v.object({ text: v.string(), result: v.optional(v.array(word), []) }),
]);

/** An answer of the recogniser: the text so far, or a finished sentence. Times in seconds of its connection. */
export type VoskAnswer = v.InferOutput<typeof answerSchema>;

/** Reads a message of the recogniser; null when it is no answer of the protocol. */
export function readVoskAnswer(data: string): VoskAnswer | null {
  try {
    const answer = v.safeParse(answerSchema, JSON.parse(data));
    return answer.success ? answer.output : null;
  } catch {
    return null;
  }
}
