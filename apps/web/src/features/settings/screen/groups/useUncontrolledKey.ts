import { useState } from 'react';

/**
 * The key of a control that keeps its own value: it begins anew when somebody
 * else has changed the value, and keeps its focus when it has done so itself.
 */
export function useUncontrolledKey(value: string): {
  key: number;
  choose: (value: string) => void;
} {
  const [own, setOwn] = useState({ value, key: 0 });
  if (own.value !== value) {
    setOwn({ value, key: own.key + 1 });
  }
  return {
    key: own.key,
    choose: (chosen) => {
      setOwn({ value: chosen, key: own.key });
    },
  };
}
