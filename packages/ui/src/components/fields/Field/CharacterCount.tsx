import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { fill } from '../../../foundations/fill.ts';
import { text } from '../../../foundations/text.ts';
import { formatNumber } from '../../../persian/number.ts';
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { Counter } from './Field.styles.ts';
import { useFormReset } from './useFormReset.ts';

/** The props of a field that counts its characters. */
export interface CountedProps {
  /** The maximum number of characters. Longer text is not truncated but reported. */
  limit?: number;
  /**
   * Counts the characters of the text for `limit`, such as letters as a person counts them.
   * @default its length in UTF-16
   */
  countCharacters?: (text: string) => number;
}

interface CharacterCountProps {
  /** Negative for the characters that are too many. */
  left: number;
  root: RefObject<HTMLDivElement | null>;
  error: ReactNode;
}

/** How many characters are left, beside the hint unless the error says the same; announced from 20 on, in steps of ten until none is left. */
function CharacterCount({ left, root, error }: CharacterCountProps) {
  const remaining = formatRemaining(left);
  const announced = left > 0 ? formatRemaining(Math.ceil(left / 10) * 10) : remaining;
  return (
    <div ref={root}>
      {remaining !== error && <Counter data-over={left < 0 || undefined}>{remaining}</Counter>}
      <VisuallyHidden>
        <LiveRegion>{left <= 20 && announced !== error && announced}</LiveRegion>
      </VisuallyHidden>
    </div>
  );
}

/** The counter of an uncontrolled field, and what reports its text; without a limit there is none. */
export function useCharacterCount(
  {
    limit,
    countCharacters = countCodeUnits,
    error,
  }: { [Name in keyof Required<CountedProps>]: CountedProps[Name] | undefined } & {
    error: ReactNode;
  },
  defaultValue: string,
) {
  const root = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(() => countCharacters(defaultValue));
  useFormReset(root, () => setLength(countCharacters(defaultValue)));
  return {
    counter: limit !== undefined && (
      <CharacterCount left={limit - length} root={root} error={error} />
    ),
    count: (words: string) => setLength(limit === undefined ? 0 : countCharacters(words)),
  };
}

function countCodeUnits(words: string): number {
  return words.length;
}

function formatRemaining(left: number): string {
  const words = left < 0 ? text.charactersOver : text.charactersLeft;
  return fill(words, { n: formatNumber(Math.abs(left)) });
}
