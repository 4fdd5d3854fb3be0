import type { IsWithin } from '../script/listPlacedTokens.ts';

/** Returns a test for ranges within quotation marks. An unclosed quotation ends at the end of its line. */
export function createQuotationTest(text: string): IsWithin {
  const depths = new Uint8Array(text.length);
  let depth = 0;
  let straight = false;
  for (const [at, letter] of text.split('').entries()) {
    if (letter === '\n') {
      depth = 0;
      straight = false;
    }
    if (letter === '«' || letter === '“') {
      depth += 1;
    }
    if (letter === '»' || letter === '”') {
      depth = Math.max(0, depth - 1);
    }
    if (letter === '"') {
      straight = !straight;
    }
    depths[at] = depth > 0 || straight ? 1 : 0;
  }
  return ({ from }) => depths[from] === 1;
}
