import type { WritingSettings } from '@nevisa/writing';
import { useMemo, useState } from 'react';
import { excerptChange } from './excerptChange.ts';
import { markChanges, type TextPart } from './markChanges.ts';
import { type FormalProposal, sampleFormatter, type SampleFormatter } from './sampleFormatter.ts';
import { spokenSample } from './spokenSample.ts';

export interface SampleView {
  /** The formatted text. */
  written: string;
  parts: readonly TextPart[];
  /** One line of the formatted text, from its last change on. */
  line: string;
  /** The proposals of the formal style; null in the style of speech. */
  proposals: readonly FormalProposal[] | null;
  /** Changes the spoken sentence. */
  speak: (words: string) => void;
}

/**
 * A spoken sentence that is formatted with the chosen settings.
 *
 * @param writer the product's own by default
 */
export function useSample(
  writing: WritingSettings,
  writer: SampleFormatter = sampleFormatter,
): SampleView {
  const [spoken, setSpoken] = useState<string>(spokenSample);
  const written = useMemo(() => writer.write(spoken, writing), [spoken, writing, writer]);
  const parts = useMemo(() => markChanges(spoken, written), [spoken, written]);
  const [shown, setShown] = useState({ written, line: excerptChange(written, written) });
  if (shown.written !== written) {
    setShown({ written, line: excerptChange(shown.written, written) });
  }
  return {
    written,
    parts,
    line: shown.line,
    proposals: writing.style === 'formal' ? writer.formalise(written) : null,
    speak: setSpoken,
  };
}
