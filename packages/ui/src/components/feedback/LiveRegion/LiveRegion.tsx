import type { ComponentPropsWithRef } from 'react';
import * as S from './LiveRegion.styles.ts';

export interface LiveRegionProps extends ComponentPropsWithRef<'div'> {
  /** Interrupts what is being read: only for what went wrong. */
  urgent?: boolean;
}

/** A place whose words are read aloud when they appear. It stands before its words do, or they would stay unread. */
export function LiveRegion({ urgent = false, children, ...rest }: LiveRegionProps) {
  return (
    <S.Root role={urgent ? 'alert' : 'status'} {...rest}>
      {children}
    </S.Root>
  );
}
