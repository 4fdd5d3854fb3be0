import type { Engine } from '@nevisa/speech/types';
import type { MicrophoneOutcome, TabEvent } from '@nevisa/machines';
import type { MicrophoneChoice, MicrophonePermission } from '@nevisa/speech';
import type { loadReview } from '../../history/editing/review/lateReview.ts';
import type { Archive, ArchiveOptions, Draft, Drafts, History, SaveQueue } from '@nevisa/drafts';

/** `service`: Nevisa's engine; `browser`: `SpeechRecognition` of the browser. */
export const engineIds = ['service', 'browser'] as const;
export type EngineId = (typeof engineIds)[number];

export interface EngineChoice {
  readonly engine: Engine;
  /** Whether the engine supports Persian in this browser. */
  isAvailable(): Promise<boolean>;
}

/** The device, engines and storage of a dictation workspace. */
export interface DictationPorts {
  engines: Readonly<Record<EngineId, EngineChoice>>;
  /** @param id null for the default microphone */
  openMicrophone(id: string | null): Promise<MicrophoneOutcome>;
  /** Calls with the microphones now and after each change. Returns the unsubscribe function. */
  watchMicrophones: (listener: (microphones: readonly MicrophoneChoice[]) => void) => () => void;
  /** Calls with the permission now and after each change. Returns the unsubscribe function. */
  watchPermission: (listener: (permission: MicrophonePermission) => void) => () => void;
  drafts: Drafts;
  saveQueue: SaveQueue;
  history: History;
  recordArchive(options: ArchiveOptions): Archive;
  /** Bytes that the browser would still store; null where it gives no estimate. */
  estimateFreeSpace: () => Promise<number | null>;
  /** Requests the tab lock. Returns the release function. */
  holdTab(takeOver: boolean, report: (event: TabEvent) => void): () => void;
  /** Delays that replace the machine's, in ms; for stories. */
  delays?: Partial<Record<'silenceHint' | 'reconnectBudget' | 'untilIdleNotice', number>>;
  /** Replaces the load of the code that reviews uncertain words; for stories. */
  loadReview?: typeof loadReview;
  /** Returns the release function. */
  keepAwake(): () => void;
}

/** What the dictation asks about the documents. */
export interface DictatedDocuments {
  /** The draft in which the audio of a document is stored. */
  findDraft: (documentId: string) => Draft;
  /** The engine of the last recording of a document; null where nothing names it, and for the service alone. */
  findEngine: (documentId: string) => EngineId | null;
}
