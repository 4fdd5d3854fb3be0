import { type KeyboardEvent, useId, useState } from 'react';
import { fill } from '../../../foundations/fill.ts';
import { readDigit } from '../../../foundations/readDigit.ts';
import { editorText } from '../../../foundations/text/editorText.ts';
import { text } from '../../../foundations/text.ts';
import { formatNumber } from '../../../persian/number.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Checkbox } from '../../fields/Checkbox/Checkbox.tsx';
import { scrollByKeyboard } from '../../overlay/Dialog/scrollByKeyboard.ts';
import * as S from './FindBar.styles.ts';

/** A spelling in which the query occurs: «کتابها», «کتاب‌ها». */
export interface FoundForm {
  text: string;
  count: number;
  /** What distinguishes a form that looks like another: «با ي عربی». */
  note?: string;
}

interface FoundFormsProps {
  forms: readonly FoundForm[];
  onReplace: (forms: readonly string[]) => void;
  onClose: () => void;
}

/**
 * The found forms with their counts and a checkbox each, all checked at first. A form that leaves
 * the text and returns keeps its checkbox. The digits 1 to 9 check the first nine.
 */
export function FoundForms({ forms, onReplace, onClose }: FoundFormsProps) {
  const id = useId();
  const { skipped, chosen, choose } = useChosenForms(forms);
  const total = chosen.reduce((sum, { count }) => sum + count, 0);
  const pressKey = (event: KeyboardEvent) => {
    const form = forms[(readDigit(event) ?? 0) - 1]?.text;
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      event.stopPropagation(); // The first Escape closes the panel, the next one the bar.
      onClose();
    } else if (form !== undefined) {
      event.preventDefault();
      choose(form, skipped.has(form));
    }
  };
  return (
    <S.Forms onKeyDown={pressKey}>
      <S.FormsTitle id={`${id}-title`}>{editorText.find.forms}</S.FormsTitle>
      <S.FormList ref={scrollByKeyboard} aria-labelledby={`${id}-title`}>
        {forms.map(({ text: form, count, note }) => (
          <li key={form}>
            <Checkbox
              checked={!skipped.has(form)}
              onChange={({ currentTarget }) => choose(form, currentTarget.checked)}
              label={
                <>
                  «<bdi>{form}</bdi>»{note !== undefined && <S.Note> {note}</S.Note>}{' '}
                  <S.Times>{fill(editorText.find.times, { n: formatNumber(count) })}</S.Times>
                </>
              }
            />
          </li>
        ))}
      </S.FormList>
      <S.FormsActions>
        <Button size="small" variant="secondary" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button
          size="small"
          disabled={total === 0}
          onClick={() => onReplace(chosen.map(({ text: form }) => form))}
        >
          {fill(editorText.find.replaceForms, { n: formatNumber(total) })}
        </Button>
      </S.FormsActions>
    </S.Forms>
  );
}

function useChosenForms(forms: readonly FoundForm[]) {
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(() => new Set());
  return {
    skipped,
    chosen: forms.filter(({ text: form }) => !skipped.has(form)),
    choose: (form: string, isChosen: boolean) => {
      const next = new Set(skipped);
      if (isChosen) {
        next.delete(form);
      } else {
        next.add(form);
      }
      setSkipped(next);
    },
  };
}
