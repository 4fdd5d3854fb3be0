import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './SettingsFrame.styles.ts';

export interface SettingsFrameProps extends ComponentPropsWithRef<'div'> {
  /** What the settings do, in sight while they are changed. */
  preview: ReactNode;
  /** What happened to a choice. It stays in sight, however far down the choice was made. */
  notice?: ReactNode;
}

/**
 * Groups of settings with what they lead to: beside them and staying in sight
 * while there is room, above them otherwise.
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
