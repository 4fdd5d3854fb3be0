import type { ComponentPropsWithRef } from 'react';
import * as S from './LiveRegion.styles.ts';

export interface LiveRegionProps extends ComponentPropsWithRef<'div'> {
  /** Interrupts the screen reader (`role="alert"`): for errors only. */
  urgent?: boolean;
}

/**
 * Announces its content when the content changes. Render the region before its
 * content; a region inserted together with its text is not announced.
 */
export function LiveRegion({ urgent = false, children, ...rest }: LiveRegionProps) {
  return (
    <S.Root role={urgent ? 'alert' : 'status'} {...rest}>
      {children}
    </S.Root>
  );
}
