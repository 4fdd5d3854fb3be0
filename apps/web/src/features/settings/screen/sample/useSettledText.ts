import { useEffect, useState } from 'react';

/** How long nothing may change before it is read out, in ms: a person tries several settings in a row. */
const rest = 1_500;

/** A text once it has stayed the same for a while; null until it has changed at all. */
export function useSettledText(text: string): string | null {
  const [first] = useState(text);
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    if (text === (rested ?? first)) {
      return;
    }
    const timer = setTimeout(() => {
      setRested(text);
    }, rest);
    return () => {
      clearTimeout(timer);
    };
  }, [text, first, rested]);
  return rested;
}
