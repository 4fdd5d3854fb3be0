import { Alert, formatDateTime, parseWireTime } from '@nevisa/ui';
import { useOnline } from '../../shell/useOnline.ts';
import { listFailureLines } from '../../text/listFailureLines.ts';
import { fill } from '../../text/fill.ts';
import type { LoadedPage } from '../listPages.ts';
import { RetryButton } from './RetryButton.tsx';

export interface OldRowsProps {
  page: Pick<LoadedPage<unknown>, 'items' | 'loadedAt' | 'failure' | 'loading' | 'retry'>;
  /** The sentence without a connection; it names the `{time}` of the rows. */
  offline: string;
  /** The sentence for rows that could not be read again. */
  refreshFailed: string;
}

/** The rows stay when a list is not read again; one line says so. */
export function OldRows({ page, offline, refreshFailed }: OldRowsProps) {
  const { failure, items, loadedAt, loading, retry } = page;
  const isOnline = useOnline();
  if (items === null || loadedAt === null) {
    return null;
  }
  if (!isOnline) {
    const time = parseWireTime(new Date(loadedAt).toISOString());
    return (
      <Alert tone="warning">
        {fill(offline, { time: time === null ? '' : formatDateTime(time) })}
      </Alert>
    );
  }
  return failure === null ? null : (
    <Alert
      tone="warning"
      actions={<RetryButton failure={failure} retrying={loading} onRetry={retry} />}
    >
      {[refreshFailed, ...listFailureLines(failure)].join('\n')}
    </Alert>
  );
}
