import type { Failure } from '@nevisa/api/types';
import { getAskedWait } from '@nevisa/machines';
import { useEffect, useState } from 'react';

/** Whether the server has asked to wait before another try, and that time is not over. */
export function useAskedWait(failure: Failure | null): boolean {
  const [waited, setWaited] = useState<Failure | null>(null);
  const wait = getAskedWait(failure);
  useEffect(() => {
    if (wait === 0) {
      return undefined;
    }
    const timer = setTimeout(() => setWaited(failure), wait);
    return () => clearTimeout(timer);
  }, [failure, wait]);
  return wait > 0 && waited !== failure;
}
