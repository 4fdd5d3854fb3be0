import { useLayoutEffect, useMemo, useState } from 'react';
import { createNumberNotation } from '../../../persian/createNumberNotation.ts';
import { useFormReset } from '../Field/useFormReset.ts';
import { clampToRange, type NumberRange, stepFrom } from './numberRange.ts';
import { toPlainText, useNumberElements } from './useNumberElements.ts';
import { useNumberTyping } from './useNumberTyping.ts';

export interface NumberEntryOptions extends NumberRange {
  value: number | undefined;
  defaultValue: number;
  formatOptions: Intl.NumberFormatOptions | undefined;
  onChange: ((value: number) => void) | undefined;
}

/**
 * The behaviour of a number field. The elements hold the text during typing; React
 * receives the number when it is committed: on blur, on Enter or on a step.
 */
export function useNumberEntry(options: NumberEntryOptions) {
  const { value, defaultValue, formatOptions, onChange, min, max, step } = options;
  const range = { min, max, step };
  const formatKey = JSON.stringify(formatOptions ?? {});
  const notation = useMemo(
    () => createNumberNotation(JSON.parse(formatKey) as Intl.NumberFormatOptions),
    [formatKey],
  );
  const [first] = useState(() => value ?? clampToRange(defaultValue, range));
  const [own, setOwn] = useState(first);
  const committed = value ?? own;
  const { input, formInput, announcement, syncValue, show, announce } = useNumberElements(notation);

  const setNumber = (number: number) => {
    const rounded = notation.parse(notation.format(number));
    show(value === undefined ? rounded : committed);
    if (!Object.is(rounded, committed)) {
      setOwn(rounded);
      onChange?.(rounded);
    }
  };
  const readInput = () => notation.parse(input.current?.value ?? '');
  const stepBy = (number: number, steps: number) =>
    stepFrom(number, steps * (step ?? notation.defaultStep), range);

  useNumberTyping(input, notation, (min ?? -1) < 0, syncValue);
  useLayoutEffect(() => show(committed), [show, committed]);
  useFormReset(input, () => setNumber(first));

  return {
    input,
    formInput,
    announcement,
    /** The first contents of the input and the form input. */
    first: { text: notation.format(first), plain: toPlainText(first) },
    focus: () => input.current?.focus(),
    canMove: (direction: 1 | -1) =>
      Number.isNaN(committed) || stepBy(committed, direction) !== committed,
    /** Commits the text: the nearest allowed number, or the previous one for an invalid text. */
    commit: () => {
      const typed = readInput();
      const nearest = clampToRange(typed, range);
      setNumber(input.current?.value === '' || !Number.isNaN(typed) ? nearest : committed);
      announce(Object.is(nearest, typed) ? '' : (input.current?.value ?? ''));
    },
    /** @returns whether the number has changed */
    move: (steps: number) => {
      const before = readInput();
      const next = stepBy(before, steps);
      setNumber(next);
      return !Object.is(next, before);
    },
    setNumber,
  };
}
