import type { ServerMessage } from '@nevisa/api';
import type { Account } from '../accounts.ts';
import { createSoundWarnings } from './soundWarnings.ts';
import { createRecogniser, type Recogniser } from './recogniser.ts';

export type FinalMessage = Extract<ServerMessage, { type: 'final' }>;

/**
 * One dictated document. It outlives its sockets: a new one with the same
 * `client_id` goes on where the last was cut.
 */
export interface Conversation {
  readonly id: string;
  readonly clientId: string;
  readonly account: Account;
  /** In Hz; all audio of the conversation has it. */
  readonly sampleRate: number;
  readonly recogniser: Recogniser;
  /** Every sentence, to send again to a browser that missed some. */
  readonly finals: FinalMessage[];
  /** The number of the audio frame that is expected next. */
  nextSeq: number;
  /** Samples listened to. */
  heard: number;
  /** Samples listened to when something was understood last. */
  understood: number;
  readonly warnOfSound: (samples: Int16Array) => ServerMessage[];
  /** No audio frame is missing. */
  complete: boolean;
}

export interface ConversationOptions extends Pick<
  Conversation,
  'id' | 'clientId' | 'account' | 'sampleRate'
> {
  /** What is said, stretch by stretch. */
  script: readonly string[];
}

export function createConversation({ script, ...about }: ConversationOptions): Conversation {
  const { id, sampleRate } = about;
  return {
    ...about,
    recogniser: createRecogniser({
      sampleRate,
      script,
      nameSegment: (number) => `${id}:${number}`,
    }),
    finals: [],
    nextSeq: 0,
    heard: 0,
    understood: 0,
    warnOfSound: createSoundWarnings(sampleRate),
    complete: true,
  };
}

/** How long the conversation lasts by now, in whole ms. */
export function durationOf({ heard, sampleRate }: Conversation): number {
  return Math.floor((heard * 1_000) / sampleRate);
}
