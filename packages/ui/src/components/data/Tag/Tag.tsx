import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId } from 'react';
import { text } from '../../../foundations/text.ts';
import { CloseIcon } from '../../media/Icon/controlIcons.ts';
import { describeTip } from '../../overlay/Tooltip/describeTip.ts';
import * as S from './Tag.styles.ts';

export const tagTones = ['quiet', 'accent', 'success', 'warning', 'danger', 'information'] as const;
export type TagTone = (typeof tagTones)[number];

export const tagSizes = ['small', 'medium'] as const;
export type TagSize = (typeof tagSizes)[number];

export interface TagProps extends ComponentPropsWithRef<'span'> {
  /** @default 'quiet' */
  tone?: TagTone;
  /**
   * 24 or 32 px high; the touch target is at least 44 px.
   * @default 'medium'
   */
  size?: TagSize;
  /** Shown before the text. */
  icon?: ReactNode;
  /** Adds a remove button; Delete and Backspace on the button call it, too. */
  onRemove?: () => void;
  /** Disables the remove button. */
  disabled?: boolean;
}

/** A short label: a status, a chosen filter, a category. Use `TagList` for several tags. */
export function Tag({
  tone = 'quiet',
  size = 'medium',
  icon,
  onRemove,
  disabled = false,
  children,
  ...rest
}: TagProps) {
  const id = useId();
  const removeOnKey = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove?.();
    }
  };
  return (
    <S.Root {...rest} data-tone={tone} data-size={size} data-disabled={disabled}>
      {icon}
      <S.Words id={`${id}-words`} dir="auto">
        {children}
      </S.Words>
      {onRemove !== undefined && (
        <S.Remove
          type="button"
          id={`${id}-remove`}
          {...describeTip(text.remove)}
          aria-label={text.remove}
          aria-labelledby={`${id}-remove ${id}-words`}
          disabled={disabled}
          onClick={onRemove}
          onKeyDown={removeOnKey}
        >
          <CloseIcon size="small" />
        </S.Remove>
      )}
    </S.Root>
  );
}
