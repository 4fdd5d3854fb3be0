import * as v from 'valibot';
import { audioSampleRate } from './audioFrame.ts';

const step = <Name extends string>(name: Name) => v.object({ message: v.literal(name) });

const word = v.object({ word: v.string(), start: v.number(), end: v.number(), conf: v.number() });

/** Messages of the older service, as it is to send them; the client reads more. Times in seconds since `SOES`. */
export const legacyServerMessageSchema = v.variant('message', [
  step('INIT'),
  step('REQ-RESPONSE'),
  step('SOES-RESPONSE'),
  v.object({
    message: v.literal('RESULT'),
    transcription: v.union([
      v.strictObject({ partial: v.string() }),
      v.strictObject({ text: v.string(), result: v.optional(v.array(word)) }),
    ]),
  }),
  step('NO-USAGE-REMAINED'),
  step('EOES-RESPONSE'),
]);

/** Messages from the browser to the older service, besides WAV files. */
export const legacyClientMessageSchema = v.variant('message', [
  v.object({
    message: v.literal('REQ'),
    mode: v.literal('stream-custom-raw'),
    engine: v.literal('1'),
    'decoding-info': v.object({ 'sample-rate': v.literal(audioSampleRate) }),
  }),
  step('SOES'),
  step('EOES'),
]);
