import type { EngineAbsence } from '@nevisa/speech/types';
import { createEmitter } from '../../../shared/createEmitter.ts';
import type { DictationPorts } from './dictationPorts.ts';
import type { ListeningSettings } from './listeningSettings.ts';

/** Whether the code of the chosen engine is loaded, or why it is not. */
export type EngineState = 'loading' | 'ready' | EngineAbsence;

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
  const ending = new AbortController();
  let chosen = settings.read().engine;
  let state: EngineState = 'loading';
  let attempt = 0;
  let requested: (() => void) | null = null;

  function set(next: EngineState): void {
    state = next;
    const start = requested;
    if (next !== 'loading') {
      requested = null;
    }
    emitter.emit();
    if (next === 'ready') {
      start?.();
    }
  }

  function setRequested(start: (() => void) | null): void {
    requested = start;
    emitter.emit();
  }

  async function load(): Promise<void> {
    attempt += 1;
    const current = attempt;
    set('loading');
    const absence = await engines[chosen].engine.load();
    if (current === attempt && !ending.signal.aborted) {
      set(absence ?? 'ready');
    }
  }

  const stopFollowing = settings.subscribe(() => {
    const { engine } = settings.read();
    if (engine !== chosen) {
      chosen = engine;
      void load();
    }
  });
  const reload = () => {
    if (state === 'offline') {
      void load();
    }
  };
  globalThis.addEventListener('online', reload, { signal: ending.signal });

  return {
    read: () => state,
    subscribe: emitter.subscribe,
    load: () => {
      if (state !== 'ready') {
        void load();
      }
    },
    request: (start) => {
      if (state === 'ready') {
        start();
      } else if (state === 'loading') {
        setRequested(requested === null ? start : null);
      } else {
        void load();
      }
    },
    isRequested: () => requested !== null,
    cancelRequest: () => {
      setRequested(null);
    },
    stop() {
      ending.abort();
      requested = null;
      stopFollowing();
    },
  };
}
