import { useEffect, useState } from 'react';

/** Returns false during the first render and true after the mount. */
export function useMounted(): boolean {
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    queueMicrotask(() => {
      setArrived(true);
    });
  }, []);
  return arrived;
}
