import type {
  EngineEvent,
  EngineRefusal,
  EngineWarning,
  HeardWord,
  Microphone,
  MicrophoneEvent,
  MicrophoneRefusal,
  Sound,
} from '@nevisa/speech/types';

export interface DictationInput {
  /** Names a new document, e.g. `crypto.randomUUID`. */
  newId: () => string;
  /** The microphone that the person chose before; null for the device's own choice. */
  microphoneId?: string | null;
  /**
   * Clock in ms.
   * @default Date.now
   */
  now?: () => number;
  /**
   * Numbers from 0 to 1.
   * @default Math.random
   */
  random?: () => number;
}

export type MicrophoneOutcome =
  | {
      readonly ok: true;
      readonly microphone: Microphone;
      /** The chosen one was not there, so the device's own choice is open. */
      readonly fellBack: boolean;
    }
  | { readonly ok: false; readonly reason: MicrophoneRefusal };

/** `microphone` is null for the upload of audio that was recorded before. */
export interface RecordingInput {
  documentId: string;
  microphone: Microphone | null;
  takeOver: boolean;
}

/** The commands to the ports `runEngine` and `recordArchive`. */
export type RecordingCommand =
  | { type: 'recording.paused' }
  | { type: 'recording.resumed' }
  /** Requests the final text of the audio so far. */
  | { type: 'recording.finalized' }
  /** Flush the recorded audio, then report `engine.flushed` and `engine.stopped`. */
  | { type: 'recording.stopped' }
  | { type: 'recording.reconnected' };

/** What the port `holdTab` reports: only one page of a browser listens at a time (X-29, S08). */
export type TabEvent =
  | { type: 'tab.held' }
  /** Another page listens. */
  | { type: 'tab.taken' }
  /** Another page took over. */
  | { type: 'tab.stolen' };

/** A recognised segment as the machine reports it; `start` and `end` in seconds of the recording. */
export interface RecognisedSegment {
  readonly id: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Empty where the engine gives no words, and until the segment is confirmed. */
  readonly words: readonly HeardWord[];
  /** False for kept interim text, which the engine may still replace. */
  readonly confirmed: boolean;
}

/** What the machine remembers of a segment. Its text belongs to the transcript. */
export interface SegmentState {
  readonly id: string;
  readonly confirmed: boolean;
  /** Characters of its text. */
  readonly length: number;
  /** In seconds of the recording. */
  readonly start: number;
  readonly end: number;
}

/** The interim text of the engine. */
export interface Partial {
  readonly segmentId: string;
  readonly text: string;
}

/** The segments of a document in the order in which they were said, then the interim text. */
export interface Transcript {
  readonly segments: readonly SegmentState[];
  /** The number of segments of earlier recordings, whose times are not those of this one. */
  readonly earlier: number;
  readonly partial: Partial | null;
}

/** A segment of a restored document; `end` is null where the engine gave no times. */
export type RestoredSegment = Pick<RecognisedSegment, 'id' | 'text' | 'confirmed'> & {
  readonly end: number | null;
};

/** A document that was found on this device. */
export interface RestoredDocument {
  documentId: string;
  segments: readonly RestoredSegment[];
  /** In ms. */
  elapsed: number;
  /** Recorded audio that the service has not acknowledged, in ms. */
  unsent: number;
  /** False where the end of its last recording was not confirmed. */
  complete: boolean;
}

export type DraftRefusalReason = 'full' | 'forbidden';

/** How the device stores the document; sent by the draft store. */
export type DraftEvent =
  /** Something of it is not on the device yet. */
  | { type: 'draft.changed' }
  | { type: 'draft.saved' }
  | { type: 'draft.refused'; reason: DraftRefusalReason };

/** The words are other than before. */
export type TextEvent = { type: 'text.changed' };

/** How the history saves the document; sent by the save queue. */
export type RevisionEvent =
  | { type: 'revision.queued' }
  | { type: 'revision.saved' }
  | { type: 'revision.conflicted' }
  | { type: 'revision.refused' };

export type DictationEvent =
  /** Goes on with the same document, however the last recording ended. */
  | { type: 'dictation.started' }
  /** The same, and ends the recording of this person in another place. */
  | { type: 'dictation.takenOver' }
  | { type: 'dictation.paused' }
  | { type: 'dictation.resumed' }
  | { type: 'dictation.stopped' }
  /** Ends the wait before the next try to reach the service. */
  | { type: 'dictation.retried' }
  | { type: 'document.cleared' }
  | { type: 'document.restored'; document: RestoredDocument }
  /** Null: the device's own choice. */
  | { type: 'microphone.chosen'; id: string | null }
  | { type: 'network.returned' }
  | DraftEvent
  | TextEvent
  | RevisionEvent
  | TabEvent
  | MicrophoneEvent
  | EngineEvent;

export type DictationEmitted =
  /** 20 times a second, and no state for that reason. `level` in dBFS. */
  | { type: 'voice.level'; level: number }
  /** A segment is new, or has changed. The transcript owns its text. */
  | { type: 'segment.recognised'; segment: RecognisedSegment };

/** The phase of the dictation: one of them, except while the rest is about to be uploaded. */
export const phaseTags = [
  'idle',
  'asking',
  'connecting',
  'live',
  'reconnecting',
  'offline',
  'finalizing',
  'stopped',
  'uploading-rest',
  'microphone-refused',
  'microphone-lost',
  'engine-refused',
  'busy',
  'idled',
] as const;

/** The sound of the microphone: one of them while it records. */
export const soundTags = [
  'paused',
  'suspended',
  'hearing',
  'faint',
  'clipping',
  'silent',
  'muted',
] as const;

/** Whether the device has stored the text: one of them. */
export const persistenceTags = ['saved', 'unsaved', 'not-kept'] as const;

/** Whether the history has it: one of them. */
export const syncTags = ['local', 'syncing', 'synced', 'conflict'] as const;

export type DictationTag =
  | (typeof phaseTags)[number]
  | (typeof soundTags)[number]
  | (typeof persistenceTags)[number]
  | (typeof syncTags)[number]
  | 'recording'
  | 'idle-notice';

export interface DictationContext extends Transcript {
  documentId: string;
  microphoneId: string | null;
  microphone: Microphone | null;
  /** The microphone that opened in place of the chosen one. */
  fellBackTo: string | null;
  /** The microphone that was lost during the recording. */
  lostMicrophone: string | null;
  micRefusal: MicrophoneRefusal | null;
  engineRefusal: EngineRefusal | null;
  draftRefusal: DraftRefusalReason | null;
  /** Credit in ms, and when that was, by the machine's clock; null when it is unlimited or not yet known. */
  usage: { remained: number; at: number } | null;
  /** Length of all finished recordings, in ms. */
  elapsed: number;
  /** Whether the service was ready for audio since the last start, and may have billed it. */
  wasBilled: boolean;
  /** When the running recording began, by the machine's clock; null when none runs. */
  liveSince: number | null;
  /** Recorded audio that the service has not acknowledged, in ms. */
  unsent: number;
  /** False while, and after, something said may be missing from the text. */
  complete: boolean;
  /** `remaining` in ms, where the warning has an end. */
  warning: { code: EngineWarning; remaining: number | null } | null;
  sound: Sound;
  /** The system or a key has muted the microphone. */
  isMuted: boolean;
  /** Tries to reach the service that have failed since it was last there. */
  attempts: number;
  /** When the service allows the next try, by the machine's clock. */
  retryAt: number;
  takeOver: boolean;
  /** The silence was so long that the machine ends the dictation itself. */
  endsByIdling: boolean;
  /** The cause was an audio context that did not run, not a silence. */
  endsBySuspension: boolean;
  newId: () => string;
  now: () => number;
  /** The place of each wait within its range, from 0 to 1; the same for all waits, so that sessions that lost one server stay apart (ADR-0086). */
  waitPlace: number;
}
