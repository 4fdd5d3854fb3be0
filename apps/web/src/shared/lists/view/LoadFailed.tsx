import type { Failure } from '@nevisa/api/types';
import { ErrorState, type ErrorStateProps } from '@nevisa/ui';
import { passFocusOn } from '../../shell/passFocusOn.ts';
import { listFailureLines } from '../../text/listFailureLines.ts';
import { useAskedWait } from './useAskedWait.ts';

export interface LoadFailedProps extends Pick<
  ErrorStateProps,
  'heading' | 'level' | 'drawing' | 'retrying'
> {
  /** Null where the cause is not known. */
  failure: Failure | null;
  onRetry: () => void;
}

/**
 * The failure of a part with its reasons and a retry, which waits for as long as the server asks.
 * When the part goes, its focus passes to the heading around it.
 */
export function LoadFailed({ failure, ...parts }: LoadFailedProps) {
  return (
    <ErrorState
      {...parts}
      ref={passFocusOn}
      sentence={failure && listFailureLines(failure).join('\n')}
      waiting={useAskedWait(failure)}
    />
  );
}
