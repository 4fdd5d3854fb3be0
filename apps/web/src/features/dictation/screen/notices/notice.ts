import type { Failure } from '@nevisa/api/types';
import type { ListeningChoice } from '../../workspace/listeningSettings.ts';
import type { LiveDictation } from '../hooks/useDictation.ts';

/** What the notice above the recording bar depends on. */
export interface NoticeFacts extends Pick<
  LiveDictation,
  | 'phase'
  | 'heard'
  | 'endsSoon'
  | 'engine'
  | 'kept'
  | 'unsent'
  | 'complete'
  | 'micRefusal'
  | 'engineRefusal'
  | 'fellBackTo'
  | 'lostMicrophone'
  | 'sound'
  | 'warning'
  | 'wasBilled'
  | 'endsBySuspension'
> {
  choice: Pick<ListeningChoice, 'engine'>;
  /** The remaining credit in ms; null without a limit. */
  remaining: number | null;
  /** Another microphone, when one was disconnected. */
  nextMicrophone: { id: string; label: string } | null;
  /** The number of documents in the save queue. */
  waiting: number;
  /** The document that the server refused. */
  refused: { id: string; failure: Failure } | null;
  /** The document that was put away last, while the sheet is empty. */
  previous: string | null;
  /** The device has little room left. */
  littleSpace: boolean;
  /** The person answers the question of a conflict later. */
  isConflictPostponed: boolean;
}

/** One sentence above the recording bar, and at most one action. */
export interface LiveNotice {
  tone: 'danger' | 'warning' | 'information';
  /** A failure: may interrupt a screen reader. */
  urgent: boolean;
  title?: string;
  text: string;
  /** Shows where the browser has the switch of the microphone. */
  showsSwitch?: boolean;
  action?: NoticeAction;
  /** A second way out. */
  other?: NoticeAction;
}

export type NoticeAction =
  | {
      label: string;
      kind:
        | 'start'
        | 'stop'
        | 'retry'
        | 'reload'
        | 'take-over'
        | 'download'
        | 'sync'
        | 'conflict'
        | 'texts';
    }
  | { label: string; kind: 'microphone' | 'piece' | 'reopen'; id: string }
  | { label: string; kind: 'link'; href: string };
