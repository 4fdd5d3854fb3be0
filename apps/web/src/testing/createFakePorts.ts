import type { Engine, EngineAbsence, MicrophoneRefusal } from '@nevisa/speech/types';
import type { MicrophoneOutcome } from '@nevisa/machines';
import { allowMicrophone, createPretendMicrophone } from '@nevisa/mocks/pretendMicrophone';
import { createScenarioEngine } from '@nevisa/mocks/scenarioEngine';
import type { EngineScenario } from '@nevisa/mocks/engineScenarios';
import type { DictationPorts } from '../features/dictation/workspace/dictationPorts.ts';
import type { QueuedRevision } from '@nevisa/api/types';
import type { SaveQueue } from '@nevisa/drafts';
import type { MicrophoneChoice } from '@nevisa/speech';
import { createMemoryDrafts, type MemoryDraftsOptions } from './memoryDrafts.ts';

export interface FakePortsOptions extends MemoryDraftsOptions {
  /** What the engine does in the first recording, the second, …; the last one is repeated. */
  takes?: readonly EngineScenario[];
  /** The result of the microphone request; `fell-back`: another device than the chosen one opens. */
  microphone?: 'allowed' | 'unanswered' | 'fell-back' | MicrophoneRefusal;
  /** Calls with each opened microphone, so that a story can remove it. */
  onMicrophone?: (microphone: ReturnType<typeof createPretendMicrophone>) => void;
  /** Another tab of this browser is recording. */
  takenElsewhere?: boolean;
  engine?: Engine;
  browserAvailable?: boolean;
  /** Results of the first load of the engine, the second, …; the last one is repeated. `never`: no result. */
  loads?: readonly ('loaded' | 'never' | 'throws' | EngineAbsence)[];
  loadReview?: NonNullable<DictationPorts['loadReview']>;
  delays?: NonNullable<DictationPorts['delays']>;
  /** Bytes that the device would still store. @default enough */
  freeSpace?: number;
  /** Revisions that wait since an earlier visit. */
  queued?: readonly QueuedRevision[];
  /** Answers of the API. @default the network is offline */
  history?: Partial<DictationPorts['history']>;
}

/** Share of the time that a person needs to speak. */
const storyPace = 0.15;

const offline = Promise.resolve({ ok: false as const, failure: { kind: 'network' as const } });

const microphones: readonly MicrophoneChoice[] = [
  { id: 'built-in', label: 'میکروفون داخلی' },
  { id: 'headset', label: 'هدست بی‌سیم' },
];

/** Ports of the dictation workspace for stories, without a device, a service or storage. */
export function createFakePorts({
  takes = [],
  microphone = 'allowed',
  onMicrophone,
  takenElsewhere = false,
  engine = createScenarioEngine(storyPace, ...takes),
  browserAvailable = true,
  loads = ['loaded'],
  history = {},
  delays = {},
  freeSpace = 1e9,
  queued = [],
  loadReview,
  ...drafts
}: FakePortsOptions = {}): DictationPorts {
  const loaded: Engine = { ...engine, load: createLoad(loads) };
  return {
    engines: {
      service: { engine: loaded, isAvailable: () => Promise.resolve(true) },
      browser: { engine: loaded, isAvailable: () => Promise.resolve(browserAvailable) },
    },
    openMicrophone: (id) => openFakeMicrophone(microphone, id, onMicrophone),
    watchMicrophones: (listener) => {
      listener(microphones);
      return () => undefined;
    },
    watchPermission: () => () => undefined,
    drafts: createMemoryDrafts(drafts),
    saveQueue: createMemoryQueue(queued),
    estimateFreeSpace: () => Promise.resolve(freeSpace),
    history: {
      createHistory: () => offline,
      retrieveHistory: () => offline,
      updateHistory: () => offline,
      ...history,
    },
    recordArchive: () => ({
      pause: () => undefined,
      resume: () => undefined,
      stop: () => Promise.resolve(),
      isBehind: false,
      recordings: () => Promise.resolve([]),
      complete: (stored) => stored,
      discard: () => undefined,
    }),
    holdTab: (takeOver, report) => {
      report({ type: takenElsewhere && !takeOver ? 'tab.taken' : 'tab.held' });
      return () => undefined;
    },
    keepAwake: () => () => undefined,
    delays: { silenceHint: 300, ...delays },
    ...(loadReview && { loadReview }),
  };
}

function createLoad(results: NonNullable<FakePortsOptions['loads']>): Engine['load'] {
  let calls = 0;
  return () => {
    const result = results[Math.min(calls, results.length - 1)];
    calls += 1;
    if (result === 'throws') {
      return Promise.reject(new Error('The browser starts no Worker.'));
    }
    return result === 'never'
      ? new Promise(() => undefined)
      : Promise.resolve(result === 'loaded' || result === undefined ? null : result);
  };
}

function openFakeMicrophone(
  microphone: NonNullable<FakePortsOptions['microphone']>,
  id: string | null,
  onMicrophone: FakePortsOptions['onMicrophone'],
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

function createMemoryQueue(queued: readonly QueuedRevision[]): SaveQueue {
  let revisions = queued;
  return {
    add: (revision) => {
      revisions = [...revisions, revision];
      return Promise.resolve();
    },
    list: () => Promise.resolve(revisions),
    countUnread: () => 0,
    remove: (ids) => {
      revisions = revisions.filter(({ id }) => !ids.includes(id));
      return Promise.resolve();
    },
    separate: () => Promise.resolve(),
  };
}
