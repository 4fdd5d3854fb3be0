import type { Engine, MicrophoneRefusal } from '@nevisa/speech/types';
import type { MicrophoneOutcome, QueuedRevision } from '@nevisa/machines';
import { allowMicrophone, createPretendMicrophone } from '@nevisa/mocks/pretendMicrophone';
import { createPacedEngine } from '@nevisa/mocks/scenarioEngine';
import type { EngineScenario } from '@nevisa/mocks/engineScenarios';
import type { DeskPorts } from '../features/dictation/workspace/deskPorts.ts';
import type { Outgoing } from '@nevisa/drafts';
import type { MicrophoneChoice } from '@nevisa/speech';
import { createMemoryDrafts, type MemoryDraftsOptions } from './memoryDrafts.ts';

export interface PretendDeskOptions extends MemoryDraftsOptions {
  /** What happens in the first stretch of listening, in the second, …; the last one is repeated. */
  takes?: readonly EngineScenario[];
  /** What becomes of the question for the microphone; `open` is another device than the chosen one where it `fellBack`. */
  microphone?: 'allowed' | 'unanswered' | 'fell-back' | MicrophoneRefusal;
  /** Hears of each microphone that is opened, to take it away. */
  onMicrophone?: (microphone: ReturnType<typeof createPretendMicrophone>) => void;
  /** Another page of this browser listens already. */
  takenElsewhere?: boolean;
  engine?: Engine;
  browserAvailable?: boolean;
  delays?: NonNullable<DeskPorts['delays']>;
  /** How the history answers; it cannot be reached where it is absent. */
  history?: Partial<DeskPorts['history']>;
}

const offline = Promise.resolve({ ok: false as const, failure: { kind: 'network' as const } });

const microphones: readonly MicrophoneChoice[] = [
  { id: 'built-in', label: 'میکروفون داخلی' },
  { id: 'headset', label: 'هدست بی‌سیم' },
];

/** A desk without a device, a service or storage of its own, for stories. */
export function createPretendDesk({
  takes = [],
  microphone = 'allowed',
  onMicrophone,
  takenElsewhere = false,
  engine = createPacedEngine(isDriven() ? 0.15 : 1, ...takes),
  browserAvailable = true,
  history = {},
  delays = {},
  ...drafts
}: PretendDeskOptions = {}): DeskPorts {
  return {
    engines: {
      service: { engine, isAvailable: () => Promise.resolve(true) },
      browser: { engine, isAvailable: () => Promise.resolve(browserAvailable) },
    },
    openMicrophone: (id) => openPretended(microphone, id, onMicrophone),
    watchMicrophones: (listener) => {
      listener(microphones);
      return () => undefined;
    },
    watchPermission: () => () => undefined,
    drafts: createMemoryDrafts(drafts),
    outgoing: createMemoryQueue(),
    history: { createHistory: () => offline, updateHistory: () => offline, ...history },
    recordArchive: () => ({
      pause: () => undefined,
      resume: () => undefined,
      stop: () => Promise.resolve(),
    }),
    holdTab: (takeOver, report) => {
      report({ type: takenElsewhere && !takeOver ? 'tab.taken' : 'tab.held' });
      return () => undefined;
    },
    keepAwake: () => () => undefined,
    delays: { ...(isDriven() && { silenceHint: 300 }), ...delays },
  };
}

function openPretended(
  microphone: NonNullable<PretendDeskOptions['microphone']>,
  id: string | null,
  onMicrophone: PretendDeskOptions['onMicrophone'],
): Promise<MicrophoneOutcome> {
  if (microphone === 'unanswered') {
    return new Promise(() => undefined);
  }
  if (microphone !== 'allowed' && microphone !== 'fell-back') {
    return Promise.resolve({ ok: false, reason: microphone });
  }
  const label = microphones.find((one) => one.id === id)?.label ?? microphones[0]?.label;
  const opened = createPretendMicrophone(label);
  onMicrophone?.(opened);
  return Promise.resolve({ ...allowMicrophone(opened), fellBack: microphone === 'fell-back' });
}

/** A queue that lives as long as a story. */
function createMemoryQueue(): Outgoing {
  let pieces: readonly QueuedRevision[] = [];
  return {
    add: (piece) => {
      pieces = [...pieces, piece];
      return Promise.resolve();
    },
    list: () => Promise.resolve(pieces),
    remove: (ids) => {
      pieces = pieces.filter(({ id }) => !ids.includes(id));
      return Promise.resolve();
    },
    separate: () => Promise.resolve(),
  };
}

/** Nobody watches: a test plays the story. */
function isDriven(): boolean {
  return navigator.webdriver;
}
