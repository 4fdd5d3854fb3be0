import { type EventObject, fromCallback } from 'xstate';
import type { EngineEvent } from '@nevisa/speech/types';
import { pretendMicrophone } from '../testing/pretendMicrophone.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import type {
  MicrophoneOutcome,
  RecordingCommand,
  RecordingInput,
  TabEvent,
} from './dictationTypes.ts';

/** A port that can throw when it is started. */
export type BreakingPort = 'runEngine' | 'recordArchive' | 'keepAwake' | 'watchNetwork';

/** Fake ports of the dictation machine. `held` counts those that run, and `log` lists their calls. */
export function pretendDictationPorts(
  tab: TabEvent['type'] | null,
  broken: readonly BreakingPort[],
) {
  const open = pretendPort<MicrophoneOutcome, { id: string | null }>();
  const log: string[] = [];
  const held = { tabs: 0, engines: 0, archives: 0, awake: 0, microphones: 0 };
  const running = (name: keyof typeof held, port?: BreakingPort) => {
    if (port !== undefined && broken.includes(port)) {
      throw new Error(`no ${name}`);
    }
    held[name] += 1;
    return () => {
      held[name] -= 1;
    };
  };
  const engine = pretendEngine(log, () => running('engines', 'runEngine'));
  const lock = pretendTabLock(tab, log, () => running('tabs'));
  return {
    actors: {
      openMicrophone: open.logic,
      watchNetwork: fromCallback(() => {
        if (broken.includes('watchNetwork')) {
          throw new Error('no network to watch');
        }
      }),
      keepAwake: fromCallback(() => running('awake', 'keepAwake')),
      recordArchive: fromCallback<RecordingCommand, RecordingInput>(({ receive }) => {
        receive(({ type }) => log.push(`archive ${type}`));
        return running('archives', 'recordArchive');
      }),
      holdTab: lock.logic,
      runEngine: engine.logic,
    },
    open,
    log,
    held,
    /** What each engine was started with, in order. */
    listened: engine.listened,
    hear: engine.hear,
    tellTab: lock.tell,
    makeMicrophone: (label = 'pretend') => {
      const letGo = running('microphones');
      let isOpen = true;
      return pretendMicrophone(() => {
        if (isOpen) {
          isOpen = false;
          letGo();
          log.push('close microphone');
        }
      }, label);
    },
  };
}

function pretendEngine(log: string[], run: () => () => void) {
  const listened: RecordingInput[] = [];
  let report: ((event: EngineEvent) => void) | null = null;
  const logic = fromCallback<RecordingCommand, RecordingInput>(({ input, sendBack, receive }) => {
    const letGo = run();
    listened.push(input);
    log.push(input.microphone === null ? 'send rest' : 'listen');
    report = sendBack;
    receive(({ type }) => log.push(type));
    return () => {
      letGo();
      log.push('let go');
    };
  });
  return { logic, listened, hear: (event: EngineEvent) => report?.(event) };
}

/** @param tab the answer to a request for the lock of the tab; null for none. */
function pretendTabLock(tab: TabEvent['type'] | null, log: string[], run: () => () => void) {
  let report: ((event: TabEvent) => void) | null = null;
  const logic = fromCallback<EventObject, { takeOver: boolean }>(({ sendBack, input }) => {
    report = sendBack;
    if (input.takeOver) {
      log.push('take over');
    }
    if (tab !== null) {
      sendBack({ type: input.takeOver ? 'tab.held' : tab });
    }
    return run();
  });
  return { logic, tell: (type: TabEvent['type']) => report?.({ type }) };
}
