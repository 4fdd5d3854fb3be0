import type { Engine, EngineEvent, Recording, Sound } from '@nevisa/speech/types';
import { heardWords, threeSentences, type Take } from './takes.ts';

/** How loud each sound is, in dBFS, as it rises and falls. */
const loudness: Record<Sound, readonly number[]> = {
  voice: [-31, -24, -19, -22, -27, -20],
  faint: [-55, -52, -57, -51, -58],
  room: [-55, -54],
  nothing: [-100],
  clipping: [-3, -1, -2],
};

/** What ends the listening. */
const ends: ReadonlySet<EngineEvent['type']> = new Set([
  'engine.idled',
  'engine.deaf',
  'engine.refused',
]);

const levelEach = 50;
const unsentEach = 1_000;
const tryLasts = 300;

/**
 * A speech engine that plays a script instead of listening, for stories and
 * machine tests.
 *
 * @param takes what happens in the first listening, in the second, …; the last
 *   one is repeated
 */
export function createScriptedEngine(...takes: readonly Take[]): Engine {
  return createPacedEngine(1, ...takes);
}

/** The same, `pace` times as long for everything: a test need not wait for a person's breath. */
export function createPacedEngine(pace: number, ...takes: readonly Take[]): Engine {
  const paced = takes.map((take) => atPace(take, pace));
  let listenings = 0;
  return {
    record: ({ microphone, report }) => {
      const take = paced[Math.min(listenings, paced.length - 1)] ?? atPace(threeSentences, pace);
      listenings += 1;
      return play(take, microphone !== null, report);
    },
  };
}

function atPace(take: Take, pace: number): Take {
  return {
    ...take,
    steps: take.steps.map(({ after, event }) => ({ after: after * pace, event })),
  };
}

function play(
  { steps, tries = ['ready'], deaf = false }: Take,
  hasMicrophone: boolean,
  report: (event: EngineEvent) => void,
): Recording {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let levels: ReturnType<typeof setInterval> | undefined;
  let unsentTimer: ReturnType<typeof setInterval> | undefined;
  let next = 0;
  let tried = 0;
  let state: 'playing' | 'paused' | 'stopping' | 'over' = 'playing';
  let line: 'up' | 'down' = 'up';
  let sound: Sound = 'room';
  let open: { text: string; segmentId: string; start: number } | null = null;
  let elapsed = 0;
  let ticks = 0;
  let unsent = 0;

  if (hasMicrophone) {
    levels = setInterval(tellLevel, levelEach);
  }
  goOn();

  function tellLevel(): void {
    const pattern = loudness[sound];
    report({ type: 'engine.level', level: pattern[ticks % pattern.length] ?? -100 });
    ticks += 1;
  }

  function goOn(): void {
    const step = steps[next];
    if (step !== undefined && line === 'up' && state === 'playing') {
      timer = setTimeout(() => {
        elapsed += step.after / 1_000;
        next += 1;
        goOn();
        tell(step.event);
      }, step.after);
    }
  }

  function tell(event: EngineEvent): void {
    if (event.type === 'engine.partial') {
      open = { segmentId: event.segmentId, text: event.text, start: open?.start ?? elapsed };
    } else if (event.type === 'engine.final') {
      open = null;
    } else if (event.type === 'engine.sound') {
      sound = event.sound;
    } else if (event.type === 'engine.lost') {
      goDown();
    } else if (ends.has(event.type)) {
      letGo();
    }
    report(event);
  }

  function goDown(): void {
    clearTimeout(timer);
    clearInterval(unsentTimer);
    line = 'down';
    if (hasMicrophone) {
      unsentTimer = setInterval(() => {
        unsent += unsentEach;
        report({ type: 'engine.unsent', duration: unsent });
      }, unsentEach);
    }
  }

  function comeBack(): void {
    clearInterval(unsentTimer);
    line = 'up';
    report({ type: 'engine.ready', usageRemained: null });
    if (unsent > 0) {
      unsent = 0;
      report({ type: 'engine.unsent', duration: 0 });
    }
    if (state === 'stopping') {
      timer = setTimeout(finish);
    } else {
      goOn();
    }
  }

  function endSentence(): void {
    if (open !== null) {
      const { segmentId, text, start } = open;
      const end = elapsed;
      const words = heardWords(text, start, end);
      tell({ type: 'engine.final', segmentId, text, start, end, words });
    }
  }

  function finish(): void {
    endSentence();
    letGo();
    report({ type: 'engine.flushed' });
    report({ type: 'engine.stopped', complete: true });
  }

  function letGo(): void {
    state = 'over';
    clearTimeout(timer);
    clearInterval(levels);
    clearInterval(unsentTimer);
  }

  /** What is left of the sentence that was asked for is not said again. */
  function skipSentence(segmentId: string): void {
    const rest = steps.slice(next);
    const last = rest.findLastIndex(
      ({ event }) => 'segmentId' in event && event.segmentId === segmentId,
    );
    next += last + 1;
  }

  return {
    pause() {
      if (state === 'playing') {
        state = 'paused';
        clearTimeout(timer);
        timer = line === 'up' ? setTimeout(endSentence) : undefined;
      }
    },
    resume() {
      if (state === 'paused') {
        state = 'playing';
        goOn();
      }
    },
    finalize() {
      if (open !== null && line === 'up') {
        clearTimeout(timer);
        skipSentence(open.segmentId);
        timer = setTimeout(() => {
          endSentence();
          goOn();
        });
      }
    },
    stop() {
      if (state !== 'over') {
        state = 'stopping';
        clearInterval(levels);
        clearTimeout(timer);
        if (!deaf && line === 'up') {
          timer = setTimeout(finish);
        }
      }
    },
    reconnect() {
      const outcome = tries[Math.min(tried, tries.length - 1)];
      tried += 1;
      if (state !== 'over' && line === 'down' && outcome !== undefined) {
        clearTimeout(timer);
        timer = setTimeout(
          outcome === 'ready' ? comeBack : () => report({ type: 'engine.lost', retryAfter: null }),
          tryLasts,
        );
      }
    },
    close: letGo,
  };
}
