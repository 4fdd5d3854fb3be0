import { useEffect, useState } from 'react';
import type { DictationWorkspace } from '../../workspace/createDictationWorkspace.ts';

/** Room for some hours of sound, or half an hour without a connection; in bytes. */
const littleSpace = 50 * 1_024 * 1_024;

/** Time between two estimates during a recording, in ms. */
const estimateEvery = 60_000;

/** Whether the device has little room left; estimated before, every minute during, and after a recording. */
export function useLittleSpace(
  { estimateFreeSpace }: DictationWorkspace,
  recording: boolean,
): boolean {
  const [isLittle, setLittle] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const estimate = () =>
      void estimateFreeSpace().then((free) => {
        if (isCurrent) {
          setLittle(free !== null && free < littleSpace);
        }
      });
    estimate();
    const timer = recording ? setInterval(estimate, estimateEvery) : undefined;
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [estimateFreeSpace, recording]);
  return isLittle;
}
