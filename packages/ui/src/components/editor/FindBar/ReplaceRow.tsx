import { type KeyboardEvent, useId } from 'react';
import { fill } from '../../../foundations/fill.ts';
import { editorText } from '../../../foundations/text/editorText.ts';
import { formatNumber } from '../../../persian/number.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { CheckIcon } from '../../media/Icon/controlIcons.ts';
import { FoundForms, type FoundForm } from './FoundForms.tsx';
import * as S from './FindBar.styles.ts';

export interface ReplaceRowProps {
  replacement: string;
  onReplacementChange: (replacement: string) => void;
  /** Replaces the current match. */
  onReplace: () => void;
  /** Asks for the forms that would be replaced. */
  onReplaceAll: () => void;
  /** The forms of all matches; opens their panel. They follow the text while the panel is open. */
  forms?: readonly FoundForm[] | undefined;
  /** Replaces the matches of these forms as one step. */
  onReplaceForms: (forms: readonly string[]) => void;
  onFormsClose: () => void;
  /** The number of matches that were replaced last; shows the way back. */
  replaced?: number | undefined;
  onUndo: () => void;
}

/** The replacement, the forms that «replace all» concerns, and the way back. */
export function ReplaceRow({
  replacement,
  onReplacementChange,
  onReplace,
  onReplaceAll,
  forms,
  onReplaceForms,
  onFormsClose,
  replaced,
  onUndo,
  count,
}: ReplaceRowProps & { count: number }) {
  const id = useId();
  const words = editorText.find;
  const closeForms = () => {
    document.getElementById(`${id}-all`)?.focus();
    onFormsClose();
  };
  return (
    <>
      <S.ReplaceRow>
        <ReplacementField
          replacement={replacement}
          onChange={onReplacementChange}
          onEnter={count === 0 ? null : onReplace}
        />
        <S.ReplaceActions>
          <Button size="small" variant="secondary" disabled={count === 0} onClick={onReplace}>
            {words.replaceOne}
          </Button>
          <Button
            id={`${id}-all`}
            size="small"
            variant="secondary"
            aria-expanded={forms !== undefined}
            disabled={count === 0 && forms === undefined}
            onClick={forms === undefined ? onReplaceAll : closeForms}
          >
            {words.replaceAll}
          </Button>
        </S.ReplaceActions>
      </S.ReplaceRow>
      {forms !== undefined && (
        <FoundForms
          forms={forms}
          onReplace={(chosen) => {
            document.getElementById(`${id}-all`)?.focus();
            onReplaceForms(chosen);
          }}
          onClose={closeForms}
        />
      )}
      <Replaced replaced={replaced} onUndo={onUndo} />
    </>
  );
}

interface ReplacementFieldProps {
  replacement: string;
  onChange: (replacement: string) => void;
  /** Null without matches. */
  onEnter: (() => void) | null;
}

function ReplacementField({ replacement, onChange, onEnter }: ReplacementFieldProps) {
  const replaceByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onEnter?.();
    }
  };
  return (
    <S.Replacement
      type="text"
      dir="auto"
      autoComplete="off"
      aria-label={editorText.find.replacement}
      placeholder={editorText.find.replacement}
      value={replacement}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={replaceByKey}
    />
  );
}

/** The number of replaced matches with the way back, announced when it appears. */
function Replaced({ replaced, onUndo }: Pick<ReplaceRowProps, 'replaced' | 'onUndo'>) {
  const words = editorText.find;
  return (
    <S.Replaced>
      {replaced !== undefined && (
        <>
          <CheckIcon size="small" />
          {fill(words.replaced, { n: formatNumber(replaced) })}
          {replaced > 0 && (
            <Button size="small" variant="quiet" onClick={onUndo}>
              {words.undo}
            </Button>
          )}
        </>
      )}
    </S.Replaced>
  );
}
