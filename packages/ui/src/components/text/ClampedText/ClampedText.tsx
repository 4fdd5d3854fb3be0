import { type ComponentPropsWithRef, useId, useState } from 'react';
import { text as words } from '../../../foundations/text.ts';
import { useOverflow } from './useOverflow.ts';
import * as S from './ClampedText.styles.ts';

export interface ClampedTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Plain text; line breaks are preserved. */
  text: string;
  /**
   * The number of lines in the collapsed state; one line more is shown in full.
   * @default 2
   */
  lines?: number;
  /** Expanded state in controlled mode. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * The first lines of a text, with a button that expands it where more than one line is left.
 * Printed pages show all lines.
 */
export function ClampedText({ text, lines = 2, open, onOpenChange, ...rest }: ClampedTextProps) {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const { overflows, watch } = useOverflow(isOpen, lines);
  const toggle = () => {
    setOwnOpen(!isOpen);
    onOpenChange?.(!isOpen);
  };
  return (
    <S.Root {...rest}>
      <S.Text
        id={id}
        key={text} // a different text is measured again
        ref={watch}
        data-open={isOpen || overflows === false}
        style={{ '--_lines': lines }}
      >
        <S.Words>{text}</S.Words>
      </S.Text>
      {overflows === true && (
        <S.Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {isOpen ? words.less : words.more}
        </S.Toggle>
      )}
    </S.Root>
  );
}
