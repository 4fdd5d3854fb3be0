import type { Engine, EngineAbsence } from '@nevisa/speech/types';
import { createEmitter } from '../../../shared/createEmitter.ts';
import type { DictationPorts } from './dictationPorts.ts';
import type { ListeningSettings } from './listeningSettings.ts';

/** Whether the code of the chosen engine is loaded, or why it is not. `broken`: the browser does not start it. */
export type EngineState = 'loading' | 'ready' | 'broken' | EngineAbsence;

/** Loads the code of the chosen engine before a recording, so that no recording begins without it. */
export interface EngineLoading {
  read: () => EngineState;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Loads it, unless it is ready. Loads by itself when another engine is chosen, and when the network returns. */
  load: () => void;
  /**
   * Runs `start` when the code is ready: at once, or after it has loaded. While it loads,
   * a second request cancels the first; an absence cancels it as well. Where the code
   * is absent, loads it and starts nothing.
   */
  request: (start: () => void) => void;
  /** Whether a start waits for the code. */
  isRequested: () => boolean;
  cancelRequest: () => void;
  stop: () => void;
}

export function createEngineLoading(
  { engines }: Pick<DictationPorts, 'engines'>,
  settings: Pick<ListeningSettings, 'read' | 'subscribe'>,
): EngineLoading {
  const emitter = createEmitter();
  const start = createStartRequest(emitter.emit);
  const ending = new AbortController();
  let chosen = settings.read().engine;
  let state: EngineState = 'loading';
  let attempt = 0;

  function set(next: EngineState): void {
    state = next;
    const waiting = next === 'loading' ? null : start.take();
    emitter.emit();
    if (next === 'ready') {
      waiting?.();
    }
  }

  async function load(): Promise<void> {
    attempt += 1;
    const current = attempt;
    set('loading');
    const loaded = await loadEngine(engines[chosen].engine);
    if (current === attempt && !ending.signal.aborted) {
      set(loaded);
    }
  }

  const loadWhen = (isWanted: boolean) => void (isWanted && load());

  function wait(wanted: () => void): void {
    if (state === 'loading') {
      start.toggle(wanted);
    } else {
      void load();
    }
  }

  function followChoice(): void {
    const { engine } = settings.read();
    const isOther = engine !== chosen;
    chosen = engine;
    loadWhen(isOther);
  }

  const stopFollowing = settings.subscribe(followChoice);
  globalThis.addEventListener('online', () => loadWhen(state === 'offline'), {
    signal: ending.signal,
  });

  return {
    read: () => state,
    subscribe: emitter.subscribe,
    load: () => loadWhen(state !== 'ready'),
    request: (wanted) => (state === 'ready' ? wanted() : wait(wanted)),
    isRequested: start.isWaiting,
    cancelRequest: start.cancel,
    stop() {
      ending.abort();
      start.take();
      stopFollowing();
    },
  };
}

async function loadEngine(engine: Engine): Promise<Exclude<EngineState, 'loading'>> {
  try {
    return (await engine.load()) ?? 'ready';
  } catch {
    // A browser that starts no Worker, e.g. without memory for it, may do so at another try.
    return 'broken';
  }
}

/** A start that waits for the code. */
function createStartRequest(onChange: () => void) {
  let waiting: (() => void) | null = null;
  const set = (next: (() => void) | null) => {
    waiting = next;
    onChange();
  };
  return {
    isWaiting: () => waiting !== null,
    toggle: (start: () => void) => set(waiting === null ? start : null),
    cancel: () => set(null),
    /** Ends the wait without a notice. */
    take: () => {
      const taken = waiting;
      waiting = null;
      return taken;
    },
  };
}
