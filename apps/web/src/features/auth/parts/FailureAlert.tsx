import { Alert, LiveRegion } from '@nevisa/ui';

/** The failure of the last attempt below the form, one sentence per line; announced at once. */
export function FailureAlert({ lines }: { lines: readonly string[] }) {
  return (
    <LiveRegion urgent>
      {lines.length > 0 && <Alert tone="danger">{lines.join('\n')}</Alert>}
    </LiveRegion>
  );
}
