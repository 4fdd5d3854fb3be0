import { parseSync } from 'vite';
import { titlesOf } from '../requirements/titles.ts';

/** A banned phrase in the text of a file, and what to write instead. */
export interface Finding {
  phrase: string;
  advice: string;
}

/** Phrases that do not name what is meant, as whole words, and the words to use. */
const banned: [RegExp, string][] = [
  [/\bhouses?\b/gi, 'provider, host or origin'],
  [/\bstretch(es)?\b/gi, 'recording, range or segment'],
  [/\b(un)?dress(es|ed|ing)?\b/gi, 'theme or appearance'],
  [/\b(told|hears|heard of)\b/gi, 'reported, notified or event'],
  [/\b(stands?|stood)\b/gi, 'is, exists or is shown'],
  [/\bdesks?\b/gi, 'dictation workspace or editor'],
  [/\bpieces?\b/gi, 'token, revision or chunk'],
  [/\b(comes?|came) to\b/gi, 'the result, or the verb of what happens'],
  [/\bwhom(ever)?\b/gi, 'the noun'],
  [/\b(whoever|whatever|somebody|nobody)\b/gi, 'the noun'],
  [/\bwish(es|ed)?\b/gi, 'requested or intent'],
];

/** Finds banned phrases in the prose of a file: a whole document, or the comments and test titles of code. */
export function findPhrases(path: string, text: string): Finding[] {
  const prose =
    path.endsWith('.md') || path.endsWith('.mdx') ? withoutCode(text) : proseIn(path, text);
  return banned.flatMap(([pattern, advice]) =>
    [...prose.matchAll(pattern)].map(([phrase]) => ({ phrase, advice })),
  );
}

function proseIn(path: string, text: string): string {
  const comments = parseSync(path, text).comments.map(({ value }) => value);
  const titles = /\.(test|e2e|check|stories)\.tsx?$/.test(path) ? titlesOf(path, text) : [];
  return withoutCode([...comments, ...titles].join('\n\n'));
}

// Names in backquotes, addresses and paths are no prose.
function withoutCode(text: string): string {
  return text
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/`[^`\n]*`/g, '')
    .replaceAll(/\S*[/_]\S*|\S+\.(tsx?|md|json)\b/g, '');
}
