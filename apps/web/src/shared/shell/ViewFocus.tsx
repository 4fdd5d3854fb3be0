import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focusHeading.ts';

/**
 * Gives the focus to the heading when a page shows another view under the same path, as
 * `RouteEffects` does for a page (WCAG 2.4.3). Belongs beside the view, with its name as key.
 *
 * @param on whether another view was shown before
 */
export function ViewFocus({ on }: { on: boolean }) {
  const isHistoryStep = useNavigationType() === NavigationType.Pop;
  const focusView = useEffectEvent(() => {
    if (on) {
      focusHeading();
      if (!isHistoryStep) {
        window.scrollTo(0, 0);
      }
    }
  });
  useEffect(() => {
    focusView();
  }, []);
  return null;
}
