import { parseSync, Visitor, type ESTree } from 'vite';

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
  const { comments: found, program } = parseSync(path, text);
  const comments = found.map(({ value }) => value);
  const titles = /\.(test|e2e|check|stories)\.tsx?$/.test(path) ? readTitles(program) : [];
  return withoutCode([...comments, ...titles].join('\n\n'));
}

// Names in backquotes, addresses and paths are no prose.
function withoutCode(text: string): string {
  return text
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/`[^`\n]*`/g, '')
    .replaceAll(/\S*[/_]\S*|\S+\.(tsx?|md|json)\b/g, '');
}

/** Reads the titles of `it`, `test`, `describe` and `step`, with those of `it.each(table)`. */
function readTitles(program: ESTree.Program): string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!/^(it|test|describe|step)$/.test(findName(callee))) {
        return;
      }
      if (title?.type === 'Literal' && typeof title.value === 'string') {
        titles.push(title.value);
      } else if (title?.type === 'TemplateLiteral') {
        titles.push(title.quasis.map(({ value }) => value.cooked).join(' '));
      }
    },
  }).visit(program);
  return titles;
}

// The first name of `it.each(rows)` is `it`.
function findName(callee: ESTree.Node): string {
  if (callee.type === 'MemberExpression') {
    return findName(callee.object);
  }
  if (callee.type === 'CallExpression') {
    return findName(callee.callee);
  }
  if (callee.type === 'TaggedTemplateExpression') {
    return findName(callee.tag);
  }
  return callee.type === 'Identifier' ? callee.name : '';
}
