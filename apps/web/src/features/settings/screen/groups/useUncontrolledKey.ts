import { useState } from 'react';

/**
 * The React key of an uncontrolled control: changes when the value was changed
 * elsewhere, and stays when the control changed it, so that the control keeps its focus.
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
    choose: (chosen) => setOwn({ value: chosen, key: own.key }),
  };
}
