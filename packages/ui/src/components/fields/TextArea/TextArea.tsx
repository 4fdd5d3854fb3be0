import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { text } from '../../../foundations/text.ts';
import { formatNumber } from '../../../persian/number.ts';
import { FieldFrame, type FieldWords } from '../Field/FieldFrame.tsx';
import { useFormReset } from '../Field/useFormReset.ts';
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { growWithText } from './growWithText.ts';
import * as S from './TextArea.styles.ts';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldWords {
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
  mostRows?: number;
  /** The maximum number of characters. Longer text is not truncated but reported. */
  limit?: number;
}

/** Text of several lines in an area that grows with it. Rest props, `ref` and class go to the textarea. */
export function TextArea({
  label,
  hint,
  error,
  optional = false,
  rows = 3,
  mostRows = 12,
  limit,
  id,
  style,
  defaultValue = '',
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  const notice = useRef<HTMLDivElement>(null);
  const shell = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(defaultValue.length);
  useFormReset(
    notice,
    useCallback(() => setLength(defaultValue.length), [defaultValue]),
  );
  useEffect(() => {
    const area = shell.current?.querySelector('textarea');
    if (area) {
      growWithText(area);
    }
  }, []);
  const readText = (event: ChangeEvent<HTMLTextAreaElement>) => {
    growWithText(event.currentTarget);
    setLength(event.currentTarget.value.length);
    onChange?.(event);
  };
  const left = (limit ?? 0) - length;
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      id={id}
      describedBy={describedBy}
      aside={
        limit !== undefined && (
          <div ref={notice}>
            <S.Counter data-over={left < 0 || undefined}>{roomWords(left)}</S.Counter>
            <VisuallyHidden>
              <LiveRegion>{left <= 20 && roomWords(Math.ceil(left / 10) * 10)}</LiveRegion>
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
            style={{ ...style, '--_rows': rows, '--_most-rows': mostRows }}
          />
        </div>
      )}
    </FieldFrame>
  );
}

function roomWords(left: number): string {
  const words = left < 0 ? text.charactersOver : text.charactersLeft;
  return words.replace('{n}', formatNumber(Math.abs(left)));
}
