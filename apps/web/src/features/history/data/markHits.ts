import { makePersianPattern } from '@nevisa/writing';

/** A part of a text; `changed` marks it. */
export interface MarkedPart {
  text: string;
  changed: boolean;
}

/** The parts of a text of which those that a search finds are marked, in any form of their letters. */
export function markHits(text: string, search: string): MarkedPart[] {
  const pattern = makePersianPattern(search);
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const hit of pattern === null ? [] : text.matchAll(pattern)) {
    if (hit[0] !== '') {
      parts.push({ text: text.slice(from, hit.index), changed: false });
      parts.push({ text: hit[0], changed: true });
      from = hit.index + hit[0].length;
    }
  }
  parts.push({ text: text.slice(from), changed: false });
  return parts.filter((part) => part.text !== '');
}
