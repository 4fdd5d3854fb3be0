import { useEffect, useState } from 'react';
import { runWhenIdle } from '../runWhenIdle.ts';

/** In ms: a busy device gets its tools too. */
export const longestWait = 300;

/** False until the browser is idle after the first render: what waits for it delays no text field. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true), longestWait), []);
  return isIdle;
}
