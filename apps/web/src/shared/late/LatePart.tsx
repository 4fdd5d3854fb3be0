import { Button } from '@nevisa/ui';
import { type ReactNode, Suspense } from 'react';
import { commonText } from '../text/commonText.ts';
import { Boundary } from './Boundary.tsx';

export interface LatePartProps {
  /** Names the part on the button that loads it again. */
  name: string;
  /** What is in its place until its code is loaded. */
  shapes: ReactNode;
  children: ReactNode;
}

/** A part of a page whose code comes late; a button tries again where it was not loaded. */
export function LatePart({ name, shapes, children }: LatePartProps) {
  return (
    <Boundary
      renderFailure={({ retry }) => (
        <Button variant="secondary" onClick={retry}>
          {`${name}: ${commonText.retry}`}
        </Button>
      )}
    >
      <Suspense fallback={shapes}>{children}</Suspense>
    </Boundary>
  );
}
