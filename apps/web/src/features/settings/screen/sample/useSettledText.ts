import { useEffect, useState } from 'react';

/** The time without a change before the text is announced, in ms: users try several settings in a row. */
const rest = 1_500;

/** Returns a text when it has not changed for a while; null before its first change. */
export function useSettledText(text: string): string | null {
  const [first] = useState(text);
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    if (text === (rested ?? first)) {
      return;
    }
    const timer = setTimeout(() => setRested(text), rest);
    return () => clearTimeout(timer);
  }, [text, first, rested]);
  return rested;
}
