import type { ServerMessage } from '@nevisa/api';
import type { Conversation } from './conversation.ts';
import { spend } from './meter.ts';
import type { Recognition } from './recogniser.ts';

/** Turns the audio of one socket into what the browser is told, in order. */
export interface Listening {
  /** Takes a frame; one that was there before says nothing. While paused it is counted but not heard. */
  take(frame: { seq: number; samples: Int16Array }, paused: boolean): ServerMessage[];
  /** Ends the sentence that is being spoken. */
  flush(): ServerMessage[];
}

export function createListening(conversation: Conversation): Listening {
  let unacknowledged = 0;

  return {
    take({ seq, samples }, paused) {
      if (seq < conversation.nextSeq) {
        return [];
      }
      conversation.complete &&= seq === conversation.nextSeq;
      conversation.nextSeq = seq + 1;
      unacknowledged += samples.length;
      const heard = paused
        ? []
        : [
            ...tell(conversation.recogniser.hear(samples)),
            ...conversation.warnOfSound(samples),
            ...spend(conversation, samples.length),
          ];
      return unacknowledged < conversation.sampleRate ? heard : [...heard, ...acknowledge()];
    },
    flush: () => [...tell(conversation.recogniser.flush()), ...acknowledge()],
  };

  function acknowledge(): ServerMessage[] {
    if (unacknowledged === 0) {
      return [];
    }
    unacknowledged = 0;
    return [{ type: 'ack', seq: conversation.nextSeq - 1 }];
  }

  function tell(recognitions: readonly Recognition[]): ServerMessage[] {
    if (recognitions.length > 0) {
      conversation.understood = conversation.heard;
    }
    return recognitions.map((recognition) => {
      if (recognition.type === 'partial') {
        const { segmentId, text } = recognition;
        return { type: 'partial', segment_id: segmentId, text };
      }
      const { segmentId, words, ...sentence } = recognition;
      const seq = conversation.nextSeq - 1;
      const final = { ...sentence, segment_id: segmentId, words: [...words], seq };
      conversation.finals.push(final);
      return final;
    });
  }
}
