import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type NumberNotation, numberNotation } from '../../../persian/numberNotation.ts';
import { moved, nearest, type NumberRange } from './numberRange.ts';
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
export function useNumberEntry(entry: NumberEntryOptions) {
  const { value, defaultValue, formatOptions, onChange, min, max, step } = entry;
  const range = { min, max, step };
  const options = JSON.stringify(formatOptions ?? {});
  const notation = useMemo(
    () => numberNotation(JSON.parse(options) as Intl.NumberFormatOptions),
    [options],
  );
  const [first] = useState(() => numberWith(notation, value ?? nearest(defaultValue, range)));
  const [own, setOwn] = useState(first.number);
  const settled = value ?? own;
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  const said = useRef<HTMLOutputElement>(null);

  const tell = useCallback(
    (text: string) => {
      const { sent: plain, text: words } = numberWith(notation, notation.parse(text));
      setOrRemove(input.current, 'aria-valuenow', plain);
      setOrRemove(input.current, 'aria-valuetext', words);
      if (sent.current !== null) {
        sent.current.value = plain;
      }
    },
    [notation],
  );
  const show = useCallback(
    (number: number) => {
      const text = notation.format(number);
      if (input.current !== null && input.current.value !== text) {
        input.current.value = text;
      }
      tell(text);
    },
    [notation, tell],
  );
  useNumberTyping(input, notation, (min ?? -1) < 0, tell);
  useLayoutEffect(() => show(settled), [show, settled]);

  const settle = (number: number) => {
    const near = notation.parse(notation.format(number));
    show(value === undefined ? near : settled);
    if (!Object.is(near, settled)) {
      setOwn(near);
      onChange?.(near);
    }
  };
  const written = () => notation.parse(input.current?.value ?? '');

  const restart = useRef(() => {});
  useEffect(() => {
    restart.current = () => settle(first.number);
  });
  useEffect(() => {
    const form = input.current?.form;
    const onReset = () => restart.current();
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, []);

  return {
    input,
    sent,
    said,
    first,
    canMove: (direction: 1 | -1) =>
      Number.isNaN(settled) ||
      moved(settled, direction * (step ?? notation.ownStep), range) !== settled,
    /** Commits the text: the nearest allowed number, or the previous one for an invalid text. */
    commit: () => {
      const text = input.current?.value ?? '';
      const typed = written();
      const near = nearest(typed, range);
      settle(text === '' || !Number.isNaN(typed) ? near : settled);
      if (said.current !== null) {
        said.current.textContent = Object.is(near, typed) ? '' : (input.current?.value ?? '');
      }
    },
    /** @returns whether the number has changed. */
    move: (steps: number) => {
      const before = written();
      const next = moved(before, steps * (step ?? notation.ownStep), range);
      settle(next);
      return !Object.is(next, before);
    },
    settle,
  };
}

/** The number as the field shows it and as the form submits it; both empty for NaN. */
function numberWith(notation: NumberNotation, number: number) {
  return {
    number,
    text: notation.format(number),
    sent: Number.isNaN(number) ? '' : String(number),
  };
}

function setOrRemove(element: Element | null, name: string, value: string): void {
  if (value === '') {
    element?.removeAttribute(name);
  } else {
    element?.setAttribute(name, value);
  }
}
