import { formalise, formatText, type WritingSettings } from '@nevisa/writing';

/** One proposal of formal style, with the words around it. */
export interface FormalProposal {
  readonly from: string;
  readonly to: string;
  readonly before: string;
  readonly after: string;
}

/** Formats a spoken text and proposes the changes of the formal style. */
export interface SampleFormatter {
  readonly write: (text: string, settings: WritingSettings) => string;
  readonly formalise: (text: string) => readonly FormalProposal[];
}

/** The writer of the product. */
export const sampleFormatter: SampleFormatter = { write: formatText, formalise: findProposals };

/** Returns the changes of the formal style, each with two words of context on both sides. */
function findProposals(text: string): FormalProposal[] {
  return formalise(text).map(({ from, to, before, after }) => ({
    from: before,
    to: after,
    before: text.slice(0, from).trimEnd().split(/\s+/u).slice(-2).join(' '),
    after: text.slice(to).trimStart().split(/\s+/u).slice(0, 2).join(' '),
  }));
}
