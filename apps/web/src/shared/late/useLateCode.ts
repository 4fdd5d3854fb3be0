import { useEffect, useState } from 'react';
import { runWhenIdle } from '../runWhenIdle.ts';
import { importChunk } from './importChunk.ts';
import { longestWait } from './useIdle.ts';

/** The code of a tool. `missing`: it could not be loaded, after one retry. */
export type LateCode<Module> = Module | 'coming' | 'missing';

/**
 * Loads the code of a tool when the browser is idle after the first render, and again by `retry`.
 *
 * @param load keep the same function between renders
 */
export function useLateCode<Module extends object>(
  load: () => Promise<Module>,
): { code: LateCode<Module>; retry: () => void } {
  const [code, setCode] = useState<LateCode<Module>>('coming');
  const isComing = code === 'coming';
  useEffect(() => {
    if (!isComing) {
      return undefined;
    }
    let isOver = false;
    const tell = (next: LateCode<Module>) => {
      if (!isOver) {
        setCode(() => next);
      }
    };
    const stop = runWhenIdle(() => {
      importChunk(load).then(tell, () => tell('missing'));
    }, longestWait);
    return () => {
      isOver = true;
      stop();
    };
  }, [load, isComing]);
  return { code, retry: () => setCode('coming') };
}
