import { type ChangeEvent, type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { type CountedProps, useCharacterCount } from '../Field/CharacterCount.tsx';
import { FieldFrame, type FieldProps } from '../Field/FieldFrame.tsx';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { growWithText } from './growWithText.ts';
import * as S from './TextArea.styles.ts';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldProps, CountedProps {
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
}

/** Text of several lines in an area that grows with it. Rest props, `ref` and class go to the textarea. */
export function TextArea({
  rows = 3,
  maxRows = 12,
  limit,
  countCharacters,
  style,
  defaultValue = '',
  onChange,
  ...props
}: TextAreaProps) {
  const [frame, rest] = splitFieldProps(props);
  const shell = useRef<HTMLDivElement>(null);
  const { counter, count } = useCharacterCount(
    { limit, countCharacters, error: props.error },
    defaultValue,
  );
  useEffect(() => {
    const area = shell.current?.querySelector('textarea');
    if (area) {
      growWithText(area);
    }
  }, []);
  const readText = (event: ChangeEvent<HTMLTextAreaElement>) => {
    growWithText(event.currentTarget);
    count(event.currentTarget.value);
    onChange?.(event);
  };
  return (
    <FieldFrame {...frame} aside={counter}>
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
