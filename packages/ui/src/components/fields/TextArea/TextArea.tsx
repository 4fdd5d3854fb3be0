import { type ChangeEvent, type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { text } from '../../../foundations/text.ts';
import { formatNumber } from '../../../persian/number.ts';
import { FieldFrame, type FieldProps } from '../Field/FieldFrame.tsx';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { useFormReset } from '../Field/useFormReset.ts';
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { growWithText } from './growWithText.ts';
import * as S from './TextArea.styles.ts';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldProps {
  defaultValue?: string;
  /**
   * The number of rows of the empty area.
   * @default 3
   */
  rows?: number;
  /**
   * The number of rows at which the area stops growing and scrolls.
   * @default 12
   */
  maxRows?: number;
  /** The maximum number of characters. Longer text is not truncated but reported. */
  limit?: number;
  /**
   * Counts the characters of the text for `limit`, such as letters as a person counts them.
   * @default its length in UTF-16
   */
  countCharacters?: (text: string) => number;
}

/** Text of several lines in an area that grows with it. Rest props, `ref` and class go to the textarea. */
export function TextArea({
  rows = 3,
  maxRows = 12,
  limit,
  countCharacters = countCodeUnits,
  style,
  defaultValue = '',
  onChange,
  ...props
}: TextAreaProps) {
  const [frame, rest] = splitFieldProps(props);
  const notice = useRef<HTMLDivElement>(null);
  const shell = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(() => countCharacters(defaultValue));
  useFormReset(notice, () => setLength(countCharacters(defaultValue)));
  useEffect(() => {
    const area = shell.current?.querySelector('textarea');
    if (area) {
      growWithText(area);
    }
  }, []);
  const readText = (event: ChangeEvent<HTMLTextAreaElement>) => {
    growWithText(event.currentTarget);
    setLength(limit === undefined ? 0 : countCharacters(event.currentTarget.value));
    onChange?.(event);
  };
  const left = (limit ?? 0) - length;
  return (
    <FieldFrame
      {...frame}
      aside={
        limit !== undefined && (
          <div ref={notice}>
            <S.Counter data-over={left < 0 || undefined}>{formatRemaining(left)}</S.Counter>
            <VisuallyHidden>
              <LiveRegion>{left <= 20 && formatRemaining(Math.ceil(left / 10) * 10)}</LiveRegion>
            </VisuallyHidden>
          </div>
        )
      }
    >
      {(control) => (
        <div ref={shell}>
          <S.Area
            as="textarea"
            {...rest}
            {...control}
            rows={rows}
            defaultValue={defaultValue}
            onChange={readText}
            style={{ ...style, '--_rows': rows, '--_max-rows': maxRows }}
          />
        </div>
      )}
    </FieldFrame>
  );
}

function countCodeUnits(words: string): number {
  return words.length;
}

function formatRemaining(left: number): string {
  const words = left < 0 ? text.charactersOver : text.charactersLeft;
  return words.replace('{n}', formatNumber(Math.abs(left)));
}
