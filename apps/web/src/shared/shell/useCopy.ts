import { useEffect, useState } from 'react';

const shownFor = 3_000;

export interface Copy {
  /** How the last try went; null again after three seconds. */
  result: 'copied' | 'failed' | null;
  copy: (text: string) => void;
}

/** Copies a text to the clipboard and reports the result for a moment. */
export function useCopy(): Copy {
  const [result, setResult] = useState<Copy['result']>(null);
  useEffect(() => {
    if (result === null) {
      return undefined;
    }
    const timer = setTimeout(() => setResult(null), shownFor);
    return () => clearTimeout(timer);
  }, [result]);
  return {
    result,
    copy: (text) => {
      write(text).then(
        () => setResult('copied'),
        () => setResult('failed'),
      );
    },
  };
}

// Asynchronous throughout: over plain http there is no clipboard to ask.
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
