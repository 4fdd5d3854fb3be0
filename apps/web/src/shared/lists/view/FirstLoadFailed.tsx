import { ErrorState, type ErrorStateProps, Illustration } from '@nevisa/ui';
import { listFailureLines } from '../../text/listFailureLines.ts';
import type { LoadedPage } from '../listPages.ts';
import { useAskedWait } from './useAskedWait.ts';

export interface FirstLoadFailedProps extends Pick<ErrorStateProps, 'heading'> {
  page: Pick<LoadedPage<unknown>, 'failure' | 'loading' | 'retry'>;
}

/** The first rows of a list could not be loaded: why, and another try. */
export function FirstLoadFailed({
  page: { failure, loading, retry },
  ...parts
}: FirstLoadFailedProps) {
  return (
    <ErrorState
      drawing={<Illustration name="offline" />}
      {...parts}
      sentence={failure && listFailureLines(failure).join('\n')}
      retrying={loading}
      waiting={useAskedWait(failure)}
      onRetry={retry}
    />
  );
}
