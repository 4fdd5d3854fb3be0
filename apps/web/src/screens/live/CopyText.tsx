import type { Segment } from '@nevisa/machines';
import { Button, CheckIcon, CopyIcon, LiveRegion } from '@nevisa/ui';
import { useCopy } from '../../shell/useCopy.ts';
import { addedText } from '../../text/addedText.ts';
import { commonText } from '../../text/commonText.ts';
import { liveText } from '../../text/liveText.ts';

/** Copies everything on the sheet, the unfinished sentence included. */
export function CopyText({
  segments,
  interim,
}: {
  segments: readonly Segment[];
  interim: string | null;
}) {
  const { result, copy } = useCopy();
  const text = [...segments.map((segment) => segment.text), interim ?? ''].join(' ').trim();
  return (
    <>
      <Button
        variant="secondary"
        iconOnPhones
        icon={result === 'copied' ? <CheckIcon /> : <CopyIcon />}
        disabled={text === ''}
        onClick={() => {
          copy(text);
        }}
      >
        {result === 'copied' ? commonText.copied : liveText.copyAll}
      </Button>
      <LiveRegion>{result === 'failed' && addedText.copyFailed}</LiveRegion>
    </>
  );
}
