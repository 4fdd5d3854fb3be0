import type { LiveConfiguration, ServerMessage } from '@nevisa/api';
import type { Account } from '../fixtures/accounts.ts';
import { createSoundWarnings } from './soundWarnings.ts';
import type { LiveRecogniser, LiveRecogniserFactory } from './liveRecogniser.ts';

export type FinalMessage = Extract<ServerMessage, { type: 'final' }>;

/**
 * One conversation. It outlives its sockets: a new socket with the same `client_id`
 * continues it.
 */
export interface Conversation {
  readonly id: string;
  readonly clientId: string;
  readonly account: Account;
  /** In Hz, for all audio of the conversation. */
  readonly sampleRate: number;
  readonly recogniser: LiveRecogniser;
  /** All final messages, to repeat those that the client has missed. */
  readonly finals: FinalMessage[];
  /** Sequence number of the next expected audio frame. */
  nextSeq: number;
  /** Number of samples received. */
  receivedSamples: number;
  /** Number of samples received at the last recognition. */
  recognisedSamples: number;
  readonly warnOfSound: (samples: Int16Array) => ServerMessage[];
  /** The settings of the last `configure`; null before it. */
  configuration: LiveConfiguration | null;
  /** Whether no audio frame is missing. */
  complete: boolean;
}

export interface ConversationOptions extends Pick<
  Conversation,
  'id' | 'clientId' | 'account' | 'sampleRate'
> {
  /** The sentences to recognise, in order. */
  script: readonly string[];
  createRecogniser: LiveRecogniserFactory;
}

export function createConversation({
  script,
  createRecogniser,
  ...about
}: ConversationOptions): Conversation {
  const { id, sampleRate } = about;
  return {
    ...about,
    recogniser: createRecogniser({
      sampleRate,
      script,
      createSegmentId: (number) => `${id}:${number}`,
    }),
    finals: [],
    nextSeq: 0,
    receivedSamples: 0,
    recognisedSamples: 0,
    warnOfSound: createSoundWarnings(sampleRate),
    configuration: null,
    complete: true,
  };
}

/** Duration of the received audio, in whole ms. */
export function getDuration({ receivedSamples, sampleRate }: Conversation): number {
  return Math.floor((receivedSamples * 1_000) / sampleRate);
}
