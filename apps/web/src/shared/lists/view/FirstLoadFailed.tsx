import { Illustration } from '@nevisa/ui';
import type { LoadedPage } from '../listPages.ts';
import { LoadFailed, type LoadFailedProps } from './LoadFailed.tsx';

export interface FirstLoadFailedProps extends Pick<LoadFailedProps, 'heading'> {
  page: Pick<LoadedPage<unknown>, 'failure' | 'loading' | 'retry'>;
}

/** The first rows of a list could not be loaded. */
export function FirstLoadFailed({
  page: { failure, loading, retry },
  heading,
}: FirstLoadFailedProps) {
  return (
    <LoadFailed
      drawing={<Illustration name="offline" />}
      heading={heading}
      failure={failure}
      retrying={loading}
      onRetry={retry}
    />
  );
}
