import { Button, Cluster, ErrorPage, OfflineDrawing, Page, Statement } from '@nevisa/ui';
import { useEffect, useEffectEvent } from 'react';
import type { BoundaryFailure } from '../shared/late/Boundary.tsx';
import { useOnline } from '../shared/shell/useOnline.ts';
import { startText } from '../shared/text/startText.ts';
import { appText } from '../shared/text/appText.ts';
import { DeviceTextsFile } from './pages/failure/DeviceTextsFile.tsx';
import { reloadPage } from './reloadPage.ts';

export interface FailureProps extends BoundaryFailure {
  /** Inside the frame, which is already a page with a `main`. */
  framed?: boolean;
}

/** Takes the place of a page or a window whose code is missing or fails: the cause, and a retry (G01, G13). */
export function Failure({ missing, retry, framed = false }: FailureProps) {
  const isOnline = useOnline();
  useRetryWhenOnline(missing, retry);
  const statement = {
    ...describeFailure(missing, isOnline),
    action: (
      <Cluster>
        <Button onClick={retry}>{appText.initRetry}</Button>
        {/* Without a network the browser would put its own page in the place of the app. */}
        {isOnline && (
          <Button variant="secondary" onClick={reloadPage}>
            {appText.reload}
          </Button>
        )}
        {!missing && <DeviceTextsFile />}
      </Cluster>
    ),
  };
  return (
    <div role="alert">
      {framed ? (
        <Page>
          <Statement {...statement} />
        </Page>
      ) : (
        <ErrorPage {...statement} />
      )}
    </div>
  );
}

function describeFailure(missing: boolean, isOnline: boolean) {
  if (!missing) {
    const [heading = '', sentence] = appText.unexpected.split(/(?<=\.) /);
    return { heading, sentence };
  }
  const drawing = <OfflineDrawing />;
  return isOnline
    ? { drawing, heading: startText.pageNotLoadedTitle, sentence: startText.pageNotLoaded }
    : { drawing, heading: startText.offlineTitle, sentence: startText.offlinePage };
}

function useRetryWhenOnline(missing: boolean, retry: () => void): void {
  const retryMissing = useEffectEvent(() => {
    if (missing) {
      retry();
    }
  });
  useEffect(() => {
    const onOnline = () => retryMissing();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
}
