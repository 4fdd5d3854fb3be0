import type { Engine } from '@nevisa/speech/types';
import type { MicrophoneOutcome, TabEvent } from '@nevisa/machines';
import type { MicrophoneChoice, MicrophonePermission } from '@nevisa/speech';
import type { Archive, ArchiveOptions, Drafts, History, SaveQueue } from '@nevisa/drafts';

/** Where speech becomes text: at the product's own service, or wherever the browser sends it. */
export const engineIds = ['service', 'browser'] as const;
export type EngineId = (typeof engineIds)[number];

export interface EngineChoice {
  readonly engine: Engine;
  /** Whether it understands Persian here. */
  isAvailable(): Promise<boolean>;
}

/** What live dictation needs of the world. */
export interface DictationPorts {
  engines: Readonly<Record<EngineId, EngineChoice>>;
  /** @param id the chosen one, or null for the device's own choice */
  openMicrophone(id: string | null): Promise<MicrophoneOutcome>;
  /** Tells the microphones now, and when one comes or goes. Returns how to stop. */
  watchMicrophones: (listener: (microphones: readonly MicrophoneChoice[]) => void) => () => void;
  /** Tells whether the microphone is allowed, now and when that changes. Returns how to stop. */
  watchPermission: (listener: (permission: MicrophonePermission) => void) => () => void;
  drafts: Drafts;
  saveQueue: SaveQueue;
  history: History;
  recordArchive(options: ArchiveOptions): Pick<Archive, 'pause' | 'resume' | 'stop'>;
  /** Returns how to give the place back. */
  holdTab(takeOver: boolean, report: (event: TabEvent) => void): () => void;
  /** Waits of the machine that are other than its own, in ms; for who has no three minutes to watch. */
  delays?: Partial<Record<'silenceHint' | 'reconnectBudget' | 'untilIdleNotice', number>>;
  /** Returns how to let the screen go dark again. */
  keepAwake(): () => void;
}
