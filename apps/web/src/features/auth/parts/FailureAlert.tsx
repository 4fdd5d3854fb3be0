import { Alert, LiveRegion } from '@nevisa/ui';

/** Why the last try brought nothing, in red under the form, a sentence a line; said aloud at once. */
export function FailureAlert({ lines }: { lines: readonly string[] }) {
  return (
    <LiveRegion urgent>
      {lines.length > 0 && <Alert tone="danger">{lines.join('\n')}</Alert>}
    </LiveRegion>
  );
}
