import { Alert, Button } from '@nevisa/ui';
import type { ReactNode } from 'react';
import { Boundary } from '../shared/late/Boundary.tsx';
import { addedText } from '../shared/text/addedText.ts';
import { appText } from '../shared/text/appText.ts';
import { reloadPage } from './reloadPage.ts';

/** Catches the errors of one page, so that the rest of the app and every transcript survive. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary
      renderFailure={({ missing, retry }) => (
        <Alert
          role="alert"
          tone="danger"
          actions={
            <>
              <Button size="small" onClick={retry}>
                {appText.initRetry}
              </Button>
              <Button size="small" variant="secondary" onClick={reloadPage}>
                {appText.reload}
              </Button>
            </>
          }
        >
          {missing ? addedText.pageNotLoaded : appText.unexpected}
        </Alert>
      )}
    >
      {children}
    </Boundary>
  );
}
