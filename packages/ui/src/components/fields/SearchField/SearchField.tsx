import { type ComponentPropsWithRef, type KeyboardEvent, useRef } from 'react';
import { text } from '../../../foundations/text.ts';
import { FieldFrame, type FieldLabelProps, type FieldProps } from '../Field/FieldFrame.tsx';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { setNativeValue } from '../Field/setNativeValue.ts';
import { CloseIcon } from '../../media/Icon/controlIcons.ts';
import { SearchIcon } from '../../media/Icon/pickerIcons.ts';
import type { FieldSize } from '../TextField/TextField.tsx';
import * as S from './SearchField.styles.ts';

export interface SearchFieldProps
  extends
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'>,
    Omit<FieldProps, 'optional'>,
    FieldLabelProps {
  /**
   * Height 44 or 52 px.
   * @default 'medium'
   */
  size?: FieldSize;
  /** Called with the text on Enter, and with an empty text when the field is cleared. */
  onSearch?: (words: string) => void;
}

/**
 * A search text. Enter searches, Escape and the button clear it. Uncontrolled by
 * default. Rest props, `ref` and class go to the input.
 */
export function SearchField({
  labelHidden = false,
  size = 'medium',
  placeholder = ' ',
  onSearch,
  onKeyDown,
  ...props
}: SearchFieldProps) {
  const [frame, rest] = splitFieldProps(props);
  const shell = useRef<HTMLDivElement>(null);
  const clear = () => {
    const input = shell.current?.querySelector('input');
    if (input) {
      setNativeValue(input, '');
      input.focus();
      onSearch?.('');
    }
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const { value } = event.currentTarget;
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      onSearch?.(value.trim());
    }
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      event.stopPropagation(); // Escape must not also close the surrounding dialog.
      clear();
    }
  };
  return (
    <FieldFrame {...frame} labelHidden={labelHidden}>
      {(control) => (
        <S.Shell ref={shell} data-height={size}>
          <SearchIcon />
          <S.Input
            autoComplete="off"
            enterKeyHint="search"
            {...rest}
            {...control}
            type="search"
            placeholder={placeholder}
            onKeyDown={handleKey}
            data-height={size}
          />
          <S.Clear type="button" aria-label={text.clear} aria-controls={control.id} onClick={clear}>
            <CloseIcon />
          </S.Clear>
        </S.Shell>
      )}
    </FieldFrame>
  );
}
