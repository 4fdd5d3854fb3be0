import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focusHeading.ts';
import { PageTitle } from './PageTitle.tsx';

export interface ArrivalProps {
  /** Null where the page names its tab itself. */
  title: string | null;
  children: ReactNode;
}

let pagesSeen = 0;

/**
 * What happens when a person arrives on a page: the tab is named, the heading
 * takes the focus so that it is read out, and the page starts at its top. The
 * first page of a visit keeps the browser's own start.
 */
export function Arrival({ title, children }: ArrivalProps) {
  const cameBack = useNavigationType() === NavigationType.Pop;
  const arrive = useEffectEvent(() => {
    pagesSeen += 1;
    if (pagesSeen === 1) {
      return;
    }
    focusHeading();
    if (!cameBack) {
      window.scrollTo(0, 0);
    }
  });
  useEffect(() => {
    arrive();
  }, []);
  return (
    <>
      {title !== null && <PageTitle title={title} />}
      {children}
    </>
  );
}
