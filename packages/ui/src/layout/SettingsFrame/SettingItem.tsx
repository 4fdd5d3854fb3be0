import type { ComponentPropsWithRef } from 'react';
import { SaveMark, type SaveMarkState } from './SaveMark.tsx';
import * as S from './SettingItem.styles.ts';

export interface SettingItemProps extends ComponentPropsWithRef<'div'> {
  /** The result of the last change of this setting. */
  saving?: SaveMarkState | undefined;
  /** The control fills the whole width; otherwise the mark is close to the words. */
  wide?: boolean;
}

/** One setting, with the result of its last change beside the control. */
export function SettingItem({ saving, wide = false, children, ...rest }: SettingItemProps) {
  return (
    <S.Item {...rest} data-wide={wide}>
      <S.Control>{children}</S.Control>
      <S.MarkPlace>
        <SaveMark state={saving} />
      </S.MarkPlace>
    </S.Item>
  );
}
