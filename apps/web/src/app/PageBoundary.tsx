import type { ReactNode } from 'react';
import { Boundary } from '../shared/late/Boundary.tsx';
import { Failure, type FailureProps } from './Failure.tsx';

export interface PageBoundaryProps extends Pick<FailureProps, 'framed'> {
  children: ReactNode;
}

/** Catches the errors of one page, so that the rest of the app and every transcript survive. */
export function PageBoundary({ framed = false, children }: PageBoundaryProps) {
  return (
    <Boundary renderFailure={(failure) => <Failure {...failure} framed={framed} />}>
      {children}
    </Boundary>
  );
}
