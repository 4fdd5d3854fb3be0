import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { focusHeadingWhenShown } from './focusHeading.ts';

/**
 * Gives the focus to the heading when a screen shows another view under its path, e.g. the form
 * in place of the list, as `RouteEffects` does for a page (WCAG 2.4.3). A part of the new view
 * that takes the focus itself keeps it. Belongs to the screen that outlives its views.
 *
 * @param view the name of the view in the address
 */
export function useViewFocus(view: string): void {
  const isHistoryStep = useNavigationType() === NavigationType.Pop;
  const shown = useRef(view);
  const focusView = useEffectEvent(() => {
    const taken = document.activeElement?.closest('#content') ?? null;
    if (taken !== null) {
      return undefined;
    }
    if (!isHistoryStep) {
      window.scrollTo(0, 0);
    }
    return focusHeadingWhenShown();
  });
  useEffect(() => {
    if (shown.current === view) {
      return undefined;
    }
    shown.current = view;
    return focusView();
  }, [view]);
}
