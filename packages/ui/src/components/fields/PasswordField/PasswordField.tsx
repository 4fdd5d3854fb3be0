import { type ComponentPropsWithRef, useState } from 'react';
import { text } from '../../../foundations/text.ts';
import { FieldFrame, type FieldProps } from '../Field/FieldFrame.tsx';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { Hint } from '../Field/Field.styles.ts';
import { Control } from '../Field/Control.styles.ts';
import { latinWriting } from '../Field/latinWriting.ts';
import { EyeIcon, EyeOffIcon } from '../../media/Icon/fieldIcons.ts';
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx';
import type { FieldSize } from '../TextField/TextField.tsx';
import * as S from './PasswordField.styles.ts';
import { useCapsLock } from './useCapsLock.ts';

export interface PasswordFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'dir'>, FieldProps {
  /** Tells password managers which password is expected. */
  autoComplete: 'current-password' | 'new-password';
  /**
   * Height 44 or 52 px.
   * @default 'medium'
   */
  size?: FieldSize;
}

/**
 * A password with a button that shows it. The value is never changed, and pasting is
 * allowed (WCAG 3.3.8). Rest props, `ref` and class go to the input.
 */
export function PasswordField({
  size = 'medium',
  disabled,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...props
}: PasswordFieldProps) {
  const [frame, rest] = splitFieldProps(props);
  const [isShown, setShown] = useState(false);
  const capsLock = useCapsLock({ onKeyDown, onKeyUp, onBlur });
  return (
    <FieldFrame
      {...frame}
      notice={<LiveRegion>{capsLock.isOn && <Hint>{text.capsLock}</Hint>}</LiveRegion>}
    >
      {(control) => (
        <S.Shell dir="ltr" data-height={size}>
          <Control
            {...latinWriting}
            {...rest}
            {...control}
            {...capsLock.handlers}
            disabled={disabled}
            type={isShown ? 'text' : 'password'}
            data-height={size}
          />
          <S.Toggle
            type="button"
            aria-label={text.showPassword}
            aria-pressed={isShown}
            aria-controls={control.id}
            disabled={disabled}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </S.Toggle>
        </S.Shell>
      )}
    </FieldFrame>
  );
}
