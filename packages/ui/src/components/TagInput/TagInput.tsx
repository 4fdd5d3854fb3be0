import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useRef,
  useState,
} from 'react';
import { text } from '../../foundations/text.ts';
import { FieldFrame, type FieldWords } from '../Field/FieldFrame.tsx';
import { useFormReset } from '../Field/useFormReset.ts';
import { CloseIcon } from '../Icon/controlIcons.ts';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { addTags, hasSeparator } from './tags.ts';
import * as S from './TagInput.styles.ts';

export interface TagInputProps
  extends
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'value' | 'defaultValue'>,
    FieldWords {
  /** Under this name the form sends each tag. */
  name?: string;
  /** The tags there are at first. */
  defaultTags?: readonly string[];
  onTagsChange?: (tags: readonly string[]) => void;
}

/**
 * Several short words. Enter, a comma or leaving the field adds one; Backspace
 * in the empty field takes the last away. Rest, `ref` and class go to the input.
 */
export function TagInput({
  label,
  hint,
  error,
  optional = false,
  name,
  defaultTags = noTags,
  onTagsChange,
  id,
  disabled,
  onChange,
  onKeyDown,
  onBlur,
  'aria-describedby': describedBy,
  ...rest
}: TagInputProps) {
  const shell = useRef<HTMLDivElement>(null);
  const [tags, setTags] = useState(defaultTags);
  const [notice, setNotice] = useState('');
  useFormReset(
    shell,
    useCallback(() => {
      setTags(defaultTags);
      setNotice('');
    }, [defaultTags]),
  );

  const change = (next: readonly string[], words: string) => {
    setNotice(words);
    if (next.length !== tags.length) {
      setTags(next);
      onTagsChange?.(next);
    }
  };
  // What is there already stays in the field, to be mended.
  const add = (input: HTMLInputElement) => {
    const { tags: next, refused } = addTags(tags, input.value);
    input.value = refused.join(text.navigation.listSeparator);
    change(next, refused.length > 0 ? text.tags.duplicate : '');
  };
  const remove = (tag: string) => {
    change(
      tags.filter((other) => other !== tag),
      text.tags.removed.replace('{tag}', () => tag),
    );
    shell.current?.querySelector<HTMLElement>(':scope > input:not([type=hidden])')?.focus();
  };
  const readWords = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    if (hasSeparator(event.currentTarget.value)) {
      add(event.currentTarget);
    }
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const { key, currentTarget: input, nativeEvent } = event;
    const last = tags.at(-1);
    if (key === 'Enter' && input.value.trim() !== '' && !nativeEvent.isComposing) {
      event.preventDefault(); // the form is sent by Enter in the empty field
      add(input);
    }
    if (key === 'Backspace' && input.value === '' && last !== undefined) {
      remove(last);
    }
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event);
    if (event.currentTarget.value.trim() !== '') {
      add(event.currentTarget);
    }
  };

  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      id={id}
      describedBy={describedBy}
      notice={<LiveRegion>{notice !== '' && <S.Notice>{notice}</S.Notice>}</LiveRegion>}
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
            onChange={readWords}
            onKeyDown={handleKey}
            onBlur={leave}
          />
        </S.Shell>
      )}
    </FieldFrame>
  );
}

const noTags: readonly string[] = [];
