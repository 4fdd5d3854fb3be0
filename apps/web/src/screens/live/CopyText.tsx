import type { Segment } from '@nevisa/machines';
import { Button, CheckIcon, CopyIcon, LiveRegion } from '@nevisa/ui';
import { useEffect, useState } from 'react';
import { addedText } from '../../text/addedText.ts';
import { commonText } from '../../text/commonText.ts';
import { liveText } from '../../text/liveText.ts';

const shownFor = 3_000;

/** Copies everything on the sheet, the unfinished sentence included. */
export function CopyText({
  segments,
  interim,
}: {
  segments: readonly Segment[];
  interim: string | null;
}) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (result === null) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setResult(null);
    }, shownFor);
    return () => {
      clearTimeout(timer);
    };
  }, [result]);
  const text = [...segments.map((segment) => segment.text), interim ?? ''].join(' ').trim();
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => {
        setResult('copied');
      },
      () => {
        setResult('failed');
      },
    );
  };
  return (
    <>
      <Button
        variant="secondary"
        iconOnPhones
        icon={result === 'copied' ? <CheckIcon /> : <CopyIcon />}
        disabled={text === ''}
        onClick={copy}
      >
        {result === 'copied' ? commonText.copied : liveText.copyAll}
      </Button>
      <LiveRegion>{result === 'failed' && addedText.copyFailed}</LiveRegion>
    </>
  );
}
