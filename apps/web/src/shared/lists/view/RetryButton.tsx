import type { Failure } from '@nevisa/api/types';
import { Button } from '@nevisa/ui';
import { passFocusOn } from '../../shell/passFocusOn.ts';
import { commonText } from '../../text/commonText.ts';
import { useAskedWait } from './useAskedWait.ts';

export interface RetryButtonProps {
  /** Why the last try failed. */
  failure: Failure | null;
  /** The next try is in progress. */
  retrying: boolean;
  onRetry: () => void;
}

/**
 * Another try of a part of a page, which waits for as long as the server asks. When the button
 * goes, its focus passes to the heading around it.
 */
export function RetryButton({ failure, retrying, onRetry }: RetryButtonProps) {
  return (
    <Button
      ref={passFocusOn}
      size="small"
      variant="secondary"
      busy={retrying}
      waiting={useAskedWait(failure)}
      onClick={onRetry}
    >
      {commonText.retry}
    </Button>
  );
}
