import type { ToastQueue } from '@nevisa/ui';
import { useChosenKeys } from '../../../../shared/shortcuts/editorKeyChoice.tsx';
import { usePageKeys } from '../../../../shared/shortcuts/usePageKeys.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { appText } from '../../../../shared/text/appText.ts';
import { useSingleToast } from '../useSingleToast.ts';
import { readReviewKey } from './readReviewKey.ts';
import type { ReviewTool } from './useReview.ts';

/**
 * Says that the review could not be loaded, with a retry, when one of its keys is pressed (ADR-0048).
 *
 * @returns says the same for the command of the menu; null while nothing is missing
 */
export function useMissingReview(
  { retry }: Pick<ReviewTool, 'retry'>,
  toasts: ToastQueue,
): (() => void) | null {
  const showToast = useSingleToast(toasts);
  const say = () => {
    if (retry !== null) {
      const action = { label: appText.initRetry, onPress: retry };
      showToast({ text: addedText.partNotLoaded, tone: 'danger', action });
    }
  };
  usePageKeys(retry !== null, useChosenKeys(readReviewKey), say);
  return retry === null ? null : say;
}
