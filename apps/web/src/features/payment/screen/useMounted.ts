import { useEffect, useState } from 'react';

/** False while a part is being made, true once it stands in the page. */
export function useMounted(): boolean {
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    queueMicrotask(() => {
      setArrived(true);
    });
  }, []);
  return arrived;
}
