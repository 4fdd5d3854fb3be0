import { Alert, Button } from '@nevisa/ui';
import { type ReactNode, Suspense } from 'react';
import { Boundary } from './Boundary.tsx';
import { addedText } from '../text/addedText.ts';
import { appText } from '../text/appText.ts';
import { commonText } from '../text/commonText.ts';

export interface DialogBoundaryProps {
  /** Closes the dialog; a dialog without it stays until it is loaded. */
  onClose?: () => void;
  children: ReactNode;
}

/** Shows a notice in place of a dialog that fails, so that the page and its recording go on (G13). */
export function DialogBoundary({ onClose, children }: DialogBoundaryProps) {
  return (
    <Boundary
      renderFailure={({ retry }) => (
        <Alert
          role="alert"
          tone="danger"
          actions={
            <>
              <Button size="small" onClick={retry}>
                {appText.initRetry}
              </Button>
              {onClose && (
                <Button size="small" variant="secondary" onClick={onClose}>
                  {commonText.close}
                </Button>
              )}
            </>
          }
        >
          {addedText.partNotLoaded}
        </Alert>
      )}
    >
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}
