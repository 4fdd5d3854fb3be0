import { type Direction, NevisaUi } from '@nevisa/ui';
import type { ReactNode } from 'react';
import { Boundary } from '../shared/late/Boundary.tsx';
import { Failure } from './Failure.tsx';

export interface RootBoundaryProps {
  direction: Direction;
  children: ReactNode;
}

/** Catches every error outside of a page, e.g. a missing frame, so that the window is never empty (G01). */
export function RootBoundary({ direction, children }: RootBoundaryProps) {
  return (
    <Boundary
      renderFailure={(failure) => (
        <NevisaUi direction={direction}>
          <Failure {...failure} />
        </NevisaUi>
      )}
    >
      {children}
    </Boundary>
  );
}
