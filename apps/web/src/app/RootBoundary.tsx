import { Button, Cluster, type Direction, ErrorPage, Illustration, NevisaUi } from '@nevisa/ui';
import type { ReactNode } from 'react';
import { Boundary } from '../shared/late/Boundary.tsx';
import { addedText } from '../shared/text/addedText.ts';
import { appText } from '../shared/text/appText.ts';
import { reloadPage } from './reloadPage.ts';

export interface RootBoundaryProps {
  direction: Direction;
  children: ReactNode;
}

/** Catches every error outside of a page, e.g. a missing frame, so that the window is never empty (G01). */
export function RootBoundary({ direction, children }: RootBoundaryProps) {
  return (
    <Boundary
      renderFailure={({ missing, retry }) => (
        <NevisaUi direction={direction}>
          <div role="alert">
            <ErrorPage
              drawing={<Illustration name="offline" />}
              heading={missing ? addedText.pageNotLoadedTitle : appText.unexpected}
              {...(missing && { sentence: addedText.pageNotLoaded })}
              action={
                <Cluster>
                  <Button variant="primary" onClick={retry}>
                    {appText.initRetry}
                  </Button>
                  <Button variant="secondary" onClick={reloadPage}>
                    {appText.reload}
                  </Button>
                </Cluster>
              }
            />
          </div>
        </NevisaUi>
      )}
    >
      {children}
    </Boundary>
  );
}
