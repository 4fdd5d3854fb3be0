import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './SettingsFrame.styles.ts';

export interface SettingsFrameProps extends ComponentPropsWithRef<'div'> {
  /** The effect of the settings, visible while the user changes them. */
  preview: ReactNode;
  /** The result of a change; stays visible at any scroll position. */
  notice?: ReactNode;
}

/**
 * Groups of settings with a preview: sticky beside them in wide windows, above them in narrow
 * ones.
 */
export function SettingsFrame({ preview, notice, children, ...rest }: SettingsFrameProps) {
  return (
    <S.Frame {...rest}>
      <S.Aside>{preview}</S.Aside>
      <S.Groups>
        <S.Notice>{notice}</S.Notice>
        {children}
      </S.Groups>
    </S.Frame>
  );
}
