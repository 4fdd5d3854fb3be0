import type { ServerMessage } from '@nevisa/api';
import type { Conversation } from './conversation.ts';
import { spend } from './credit.ts';
import type { Recognition } from './recogniser.ts';

/** Converts the audio frames of one socket, and what is recognised in them, to messages for the client. */
export interface AudioReceiver {
  /** Receives a frame; a repeated one gives no messages. During a pause a frame is counted but not recognised. */
  take(frame: { seq: number; samples: Int16Array }, paused: boolean): ServerMessage[];
  /** Acknowledges all frames. */
  acknowledge(): ServerMessage[];
  toMessages(recognitions: readonly Recognition[]): ServerMessage[];
}

export function createAudioReceiver(conversation: Conversation): AudioReceiver {
  let unacknowledged = 0;

  return {
    take({ seq, samples }, paused) {
      if (seq < conversation.nextSeq) {
        return [];
      }
      conversation.complete &&= seq === conversation.nextSeq;
      conversation.nextSeq = seq + 1;
      unacknowledged += samples.length;
      if (!paused) {
        conversation.recogniser.receive(samples);
      }
      const messages = paused
        ? []
        : [...conversation.warnOfSound(samples), ...spend(conversation, samples.length)];
      return unacknowledged < conversation.sampleRate ? messages : [...messages, ...acknowledge()];
    },
    acknowledge,
    toMessages,
  };

  function acknowledge(): ServerMessage[] {
    if (unacknowledged === 0) {
      return [];
    }
    unacknowledged = 0;
    return [{ type: 'ack', seq: conversation.nextSeq - 1 }];
  }

  function toMessages(recognitions: readonly Recognition[]): ServerMessage[] {
    if (recognitions.length > 0) {
      conversation.recognisedSamples = conversation.receivedSamples;
    }
    return recognitions.map((recognition) => {
      if (recognition.type === 'partial') {
        const { segmentId, text } = recognition;
        return { type: 'partial', segment_id: segmentId, text };
      }
      const { segmentId, words, ...sentence } = recognition;
      // A client that comes back names the last one it has, so that no two finals have the same.
      const former = conversation.finals.at(-1)?.seq ?? -1;
      const seq = Math.max(conversation.nextSeq - 1, former + 1);
      const final = { ...sentence, segment_id: segmentId, words: [...words], seq };
      conversation.finals.push(final);
      return final;
    });
  }
}
