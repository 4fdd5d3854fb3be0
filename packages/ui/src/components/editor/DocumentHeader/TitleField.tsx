import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { editorText } from '../../../foundations/text/editorText.ts';
import { DangerIcon } from '../../media/Icon/toneIcons.ts';
import { cutTitle, toCommittedTitle } from './title.ts';
import * as S from './DocumentHeader.styles.ts';

export interface TitleFieldProps {
  title: string;
  /** Called with a changed title that is not empty, without spaces at its ends. */
  onTitleChange: (title: string) => void;
  /** Why the title was refused. */
  titleError?: string | undefined;
  /** The text cannot be changed at present. */
  readOnly?: boolean | undefined;
}

/**
 * The title as an editable heading. Enter, leaving the field and hiding the page commit, Escape
 * restores; an empty title restores the old one.
 */
export function TitleField({ title, onTitleChange, titleError = '', readOnly }: TitleFieldProps) {
  const id = useId();
  const { shown, isTyped, handlers } = useTitleEntry(title, onTitleChange);
  return (
    <S.TitleBox>
      <S.Heading tabIndex={-1}>
        <S.Grown data-text={`${shown} `}>
          <S.Title
            rows={1}
            dir="auto"
            spellCheck={false}
            enterKeyHint="done"
            readOnly={readOnly}
            data-typed={isTyped || undefined}
            aria-label={editorText.header.title}
            aria-invalid={titleError === '' ? undefined : true}
            aria-describedby={titleError === '' ? undefined : `${id}-error`}
            value={shown}
            {...handlers}
          />
        </S.Grown>
      </S.Heading>
      {titleError !== '' && (
        <S.Refused id={`${id}-error`}>
          <DangerIcon size="small" />
          {titleError}
        </S.Refused>
      )}
    </S.TitleBox>
  );
}

/** The text that is typed, and when it becomes the title. */
function useTitleEntry(title: string, onTitleChange: (title: string) => void) {
  const [typed, setTyped] = useState<string>();
  const restores = useRef(false);
  const shown = typed ?? title;
  const commitText = (text: string) => {
    const next = toCommittedTitle(text);
    if (next !== '' && next !== title) {
      onTitleChange(next);
    }
  };
  useHiddenPage(() => commitText(shown));
  const commit = ({ currentTarget }: FocusEvent<HTMLTextAreaElement>) => {
    if (!restores.current) {
      commitText(currentTarget.value);
    }
    restores.current = false;
    setTyped(undefined);
  };
  const type = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    const { value } = currentTarget;
    setTyped(
      'isComposing' in nativeEvent && nativeEvent.isComposing === true ? value : cutTitle(value),
    );
  };
  const endByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    restores.current = event.key === 'Escape';
    event.currentTarget.blur();
  };
  return {
    shown,
    isTyped: typed !== undefined,
    handlers: { onChange: type, onBlur: commit, onKeyDown: endByKey },
  };
}

/** Acts when the page is hidden, before what sends the text away: a hidden page may never run again. */
function useHiddenPage(act: () => void): void {
  const tell = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') {
      act();
    }
  });
  useEffect(() => {
    const read = () => tell();
    document.addEventListener('visibilitychange', read, { capture: true });
    return () => document.removeEventListener('visibilitychange', read, { capture: true });
  }, []);
}
