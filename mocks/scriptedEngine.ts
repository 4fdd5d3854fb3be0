import type { Engine, EngineEvent, Listening } from '@nevisa/api/types';
import { threeSentences, type Take } from './takes.ts';

/**
 * A speech engine that plays a script instead of listening, for stories and
 * machine tests.
 *
 * @param takes what happens in the first listening, in the second, …; the last
 *   one is repeated
 */
export function createScriptedEngine(...takes: readonly Take[]): Engine {
  let listenings = 0;
  return {
    listen: ({ report }) => {
      const take = takes[Math.min(listenings, takes.length - 1)] ?? threeSentences;
      listenings += 1;
      return play(take, report);
    },
  };
}

function play({ steps, deaf = false }: Take, report: (event: EngineEvent) => void): Listening {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let open: { text: string; segmentId: string; start: number } | null = null;
  let elapsed = 0;
  goOn(0);

  return {
    stop: () => {
      clearTimeout(timer);
      if (!deaf) {
        timer = setTimeout(finish);
      }
    },
    close: () => clearTimeout(timer),
  };

  function goOn(index: number): void {
    const step = steps[index];
    if (step !== undefined) {
      timer = setTimeout(() => {
        elapsed += step.after / 1_000;
        goOn(index + 1);
        tell(step.event);
      }, step.after);
    }
  }

  function tell(event: EngineEvent): void {
    if (event.type === 'engine.partial') {
      const { segmentId, text } = event;
      open = { segmentId, text, start: open?.start ?? elapsed };
    } else if (event.type === 'engine.final') {
      open = null;
    }
    report(event);
  }

  function finish(): void {
    if (open !== null) {
      tell({ type: 'engine.final', ...open, end: elapsed });
    }
    report({ type: 'engine.stopped', complete: true });
  }
}
