import { audioFrameDuration, audioSampleRate } from '@nevisa/api';
import * as sending from '../../worker/sending.ts';
import { toWords } from '../../worker/serverMessages.ts';
import type { TransportEffect, TransportFacts } from '../../worker/transport.ts';
import type { LegacyMessage } from './legacyMessages.ts';
import { isFinalizing, makeProgress, type LegacyState, type Step } from './legacyState.ts';

/** After the last sentence that follows the end, no other words come within this time, in ms. */
const lastSentenceWait = 1_000;
const frameSeconds = audioFrameDuration / 1_000;

/** Reports the partial or the sentence of a message, which acknowledges the audio up to its last word. */
export function readTranscription(
  state: LegacyState,
  { partial, text, result = [] }: NonNullable<LegacyMessage['transcription']>,
  { first, numbering }: TransportFacts,
): Step {
  const { connection } = state;
  const sentence = state.sentence.at === first ? state.sentence : { at: first, index: 0 };
  const segmentId = [...(numbering === '' ? [] : [numbering]), sentence.at, sentence.index].join(
    '.',
  );
  if (text === undefined) {
    const event = { type: 'engine.partial', segmentId, text: partial ?? '' } as const;
    // Its sentence is still to come, so the one before it was not the last.
    const isOpen = isFinalizing(state) && event.text.trim() !== '';
    return [
      { ...state, sentence },
      [sending.report(event), ...(isOpen ? [{ type: 'timer.clear', timer: 'end' } as const] : [])],
    ];
  }
  const { firstSeq, sent } = 'id' in connection ? connection : makeProgress(0);
  const from = firstSeq ?? first;
  const begunAt = from * frameSeconds;
  const endsAt = result.at(-1)?.end ?? sent / audioSampleRate;
  const times = { start: begunAt + (result[0]?.start ?? endsAt), end: begunAt + endsAt };
  const words = toWords(result, begunAt);
  const effects: TransportEffect[] = [
    { type: 'buffer.acknowledge', seq: from + Math.floor(endsAt / frameSeconds) - 1 },
  ];
  if (isFinalizing(state)) {
    effects.push({ type: 'timer.set', timer: 'end', delay: lastSentenceWait });
  }
  return text.trim() === ''
    ? [state, effects]
    : [
        { ...state, sentence: { ...sentence, index: sentence.index + 1 } },
        [sending.report({ type: 'engine.final', segmentId, text, ...times, words }), ...effects],
      ];
}
