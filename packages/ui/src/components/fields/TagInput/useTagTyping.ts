import {
  type ChangeEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { text } from '../../../foundations/text.ts';
import { useFormReset } from '../Field/useFormReset.ts';
import { addTags, hasSeparator } from './tags.ts';

interface TagTypingOptions extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'onKeyDown' | 'onBlur'
> {
  defaultTags: readonly string[];
  onTagsChange: ((tags: readonly string[]) => void) | undefined;
}

/** The tags, their messages, and the handlers that add and remove tags. */
export function useTagTyping({
  defaultTags,
  onTagsChange,
  onChange,
  onKeyDown,
  onBlur,
}: TagTypingOptions) {
  const shell = useRef<HTMLDivElement>(null);
  const { tags, notice, change } = useTagList(shell, { defaultTags, onTagsChange });
  // Duplicates remain in the field for correction.
  const add = (input: HTMLInputElement) => {
    const { tags: next, duplicates } = addTags(tags, input.value);
    input.value = duplicates.join(text.navigation.listSeparator);
    change(next, duplicates.length > 0 ? text.tags.duplicate : '');
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
      event.preventDefault(); // Enter in the empty field submits the form
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

  return {
    shell,
    tags,
    notice,
    remove,
    typing: { onChange: readWords, onKeyDown: handleKey, onBlur: leave },
  };
}

function useTagList(
  shell: RefObject<HTMLDivElement | null>,
  { defaultTags, onTagsChange }: Pick<TagTypingOptions, 'defaultTags' | 'onTagsChange'>,
) {
  const [tags, setTags] = useState(defaultTags);
  const [notice, setNotice] = useState('');
  useFormReset(shell, () => {
    setTags(defaultTags);
    setNotice('');
  });
  return {
    tags,
    notice,
    change: (next: readonly string[], words: string) => {
      setNotice(words);
      if (next.length !== tags.length) {
        setTags(next);
        onTagsChange?.(next);
      }
    },
  };
}
