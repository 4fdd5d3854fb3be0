import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { endPrerendering } from '../../shared/shell/endPrerendering.ts';
import { focusHeadingWhenShown } from '../../shared/shell/focusHeading.ts';
import { PageTitle } from '../../shared/shell/PageTitle.tsx';

export interface RouteEffectsProps {
  /** Null when the page sets the document title itself. */
  title: string | null;
  children: ReactNode;
}

let openedPages = 0;

/**
 * The effects of opening a page: it sets the document title, focuses the heading
 * so that a screen reader reads it, and scrolls to the top. The first page of a
 * visit keeps the browser's own focus and scroll.
 */
export function RouteEffects({ title, children }: RouteEffectsProps) {
  const isHistoryStep = useNavigationType() === NavigationType.Pop;
  const focusPage = useEffectEvent(() => {
    openedPages += 1;
    if (openedPages === 1) {
      endPrerendering(document);
      return undefined;
    }
    if (!isHistoryStep) {
      window.scrollTo(0, 0);
    }
    return focusHeadingWhenShown();
  });
  useEffect(() => focusPage(), []);
  return (
    <>
      {title !== null && <PageTitle title={title} />}
      {children}
    </>
  );
}
