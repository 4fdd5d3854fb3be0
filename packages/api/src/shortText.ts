import * as v from 'valibot';

/** The longest texts that a screen shows, in characters. A browser needs seconds to break an unbroken word of 100,000 letters. */
export const longestText = { name: 200, title: 400, paragraph: 10_000 } as const;

/** A text of the server, cut with «…» when it is longer than a screen shows. */
export function shortText(longest: number) {
  return v.pipe(
    v.string(),
    v.transform((value) => cut(value, longest)),
  );
}

function cut(value: string, longest: number): string {
  return value.length <= longest
    ? value
    : // The first half of a pair of surrogates is no letter.
      `${value.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
