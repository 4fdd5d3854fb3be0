import { Alert, LiveRegion } from '@nevisa/ui';
import { useEffect, useRef } from 'react';

/**
 * The failure of the last attempt below the form, one sentence per line; announced at once,
 * and scrolled into view, because on phones the end of a form is under the keyboard.
 */
export function FailureAlert({ lines }: { lines: readonly string[] }) {
  const region = useRef<HTMLDivElement>(null);
  const text = lines.join('\n');
  useEffect(() => {
    if (text !== '') {
      region.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [text]);
  return (
    <LiveRegion ref={region} urgent>
      {text !== '' && <Alert tone="danger">{text}</Alert>}
    </LiveRegion>
  );
}
