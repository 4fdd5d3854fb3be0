import type { ComponentPropsWithRef } from 'react';
import { text } from '../../../foundations/text.ts';
import { FieldFrame, type FieldProps } from '../Field/FieldFrame.tsx';
import { Hint } from '../Field/Field.styles.ts';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { CloseIcon } from '../../media/Icon/controlIcons.ts';
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx';
import * as S from './TagInput.styles.ts';
import { useTagTyping } from './useTagTyping.ts';

export interface TagInputProps
  extends
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'value' | 'defaultValue'>,
    FieldProps {
  /** The form field name of each tag. */
  name?: string;
  /** The initial tags. */
  defaultTags?: readonly string[];
  onTagsChange?: (tags: readonly string[]) => void;
}

/**
 * A list of short texts. Enter, a comma or blur adds a tag; Backspace in the empty
 * field removes the last one. Rest props, `ref` and class go to the input.
 */
export function TagInput({
  name,
  defaultTags = noTags,
  onTagsChange,
  disabled,
  onChange,
  onKeyDown,
  onBlur,
  ...props
}: TagInputProps) {
  const [frame, rest] = splitFieldProps(props);
  const { shell, tags, notice, remove, typing } = useTagTyping({
    defaultTags,
    onTagsChange,
    onChange,
    onKeyDown,
    onBlur,
  });
  return (
    <FieldFrame
      {...frame}
      notice={<LiveRegion>{notice !== '' && <Hint>{notice}</Hint>}</LiveRegion>}
    >
      {(control) => (
        <S.Shell ref={shell}>
          {tags.length > 0 && (
            <S.Tags>
              {tags.map((tag) => (
                <S.Tag key={tag}>
                  <bdi>{tag}</bdi>
                  {disabled !== true && (
                    <S.Remove
                      type="button"
                      aria-label={text.tags.remove.replace('{tag}', () => tag)}
                      onClick={() => remove(tag)}
                    >
                      <CloseIcon size="small" />
                    </S.Remove>
                  )}
                  <input type="hidden" name={name} value={tag} disabled={disabled} />
                </S.Tag>
              ))}
            </S.Tags>
          )}
          <S.Input
            autoComplete="off"
            enterKeyHint="enter"
            {...rest}
            {...control}
            type="text"
            data-name={name}
            disabled={disabled}
            {...typing}
          />
        </S.Shell>
      )}
    </FieldFrame>
  );
}

const noTags: readonly string[] = [];
