import type { Engine } from '@nevisa/api/types';
import type { MicrophoneOutcome, TabEvent } from '@nevisa/machines';
import type { Drafts } from '../drafts/drafts.ts';
import type { Archive, ArchiveOptions } from '../drafts/recordArchive.ts';

/** Where speech becomes text: at the product's own service, or wherever the browser sends it. */
export const engineIds = ['service', 'browser'] as const;
export type EngineId = (typeof engineIds)[number];

/** A microphone that the browser offers; without a name until the person has allowed one. */
export interface MicrophoneChoice {
  readonly id: string;
  readonly label: string;
}

export interface EngineChoice {
  readonly engine: Engine;
  /** Whether it understands Persian here. */
  isAvailable(): Promise<boolean>;
}

/** What live dictation needs of the world. */
export interface DeskPorts {
  engines: Readonly<Record<EngineId, EngineChoice>>;
  /** @param id the chosen one, or null for the device's own choice */
  openMicrophone(id: string | null): Promise<MicrophoneOutcome>;
  listMicrophones(): Promise<readonly MicrophoneChoice[]>;
  /** Calls when a microphone comes or goes. Returns how to stop. */
  watchMicrophones(listener: () => void): () => void;
  drafts: Drafts;
  recordArchive(options: ArchiveOptions): Pick<Archive, 'pause' | 'resume' | 'stop'>;
  /** Returns how to give the place back. */
  holdTab(takeOver: boolean, report: (event: TabEvent) => void): () => void;
  /** Returns how to let the screen go dark again. */
  keepAwake(): () => void;
}
