import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the repository says about ids such as `R-107`, `X-28` or `T05`. */
export interface Tree {
  /** Id → the file whose table defines it. */
  rows: Map<string, string>;
  /** Id → one file that cites it. */
  cited: Map<string, string>;
  /** Id → the files with a test, step or story whose title begins with it. */
  tested: Map<string, string[]>;
  /** Ids of the table "Rows without a test". */
  excused: Set<string>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const tables = ['docs/catalogue.md', 'docs/requirements.md', 'docs/decisions/README.md'];
const texts = [
  '*.md',
  '{.github,.storybook,apps,docs,e2e,mocks,packages,scripts,tools}/**/*.{ts,tsx,md,mdx}',
];
// The samples in the tests of this check and of the faults (scripts/rows) prove nothing.
const testFile =
  /(?<!\/catalogue|scripts\/rows\/\w+)\.(?:test|check)\.tsx?$|\.e2e\.ts$|\.stories\.tsx$|^e2e\//;

const id = String.raw`(?:(?:R|T|X|RD|ADR|SD)-\d+|[ACDGPST]\d\d)`;
const range = String.raw`(?<![\w-])${id}(?:(?:…|–)(?:${id}|\d+))?(?!\w)`;
const ranges = new RegExp(range, 'g');
const tableRow = new RegExp(String.raw`^\| (${range}) \|`, 'gm');
const title = new RegExp(
  String.raw`^(?!\s*(?://|\*)).*?['"\`](?:%s, )?(${range}(?:(?:, | and )${range})*)`,
  'gm',
);

/** Reads the ids of a text; `R-190…R-198` and `R-032…038` cite all between. */
export function readIds(text: string): string[] {
  return [...text.matchAll(ranges)].flatMap(([found]) => {
    const [first = '', last = first] = found.split(/…|–/);
    const digits = /\d+$/.exec(first)?.[0] ?? '';
    const start = Number(digits);
    const length = Number(/\d+$/.exec(last)?.[0]) - start + 1;
    return Array.from({ length }, (_, index) =>
      first.replace(/\d+$/, String(start + index).padStart(digits.length, '0')),
    );
  });
}

/** Reads the ids that titles begin with: strings such as `'R-149, A07: …'` outside comments. */
export function readTitles(source: string): string[] {
  return [...source.matchAll(title)].flatMap(([, ids = '']) => readIds(ids));
}

/** Reads the ids in the first column of a document's tables. */
export function readRows(document: string): string[] {
  return [...document.matchAll(tableRow)].flatMap(([, ids = '']) => readIds(ids));
}

/** Reads all documents, sources and tests of the repository. */
export function readTree(): Tree {
  const tree: Tree = { rows: new Map(), cited: new Map(), tested: new Map(), excused: new Set() };
  for (const path of tables) {
    const [defining = '', without = ''] = readText(path).split('## Rows without a test');
    readRows(defining).forEach((row) => tree.rows.set(row, path));
    readRows(without).forEach((row) => tree.excused.add(row));
  }
  for (const path of globSync(texts, { cwd: root, exclude: ['**/node_modules/**'] })) {
    const text = readText(path);
    readIds(text).forEach((cited) => tree.cited.set(cited, path));
    if (testFile.test(path)) {
      for (const tested of new Set(readTitles(text))) {
        tree.tested.set(tested, [...(tree.tested.get(tested) ?? []), path]);
      }
    }
  }
  return tree;
}

/** Lists, one sentence each, the cited ids without a row and the rows whose test is missing; a decision needs none. */
export function findProblems({ rows, cited, tested, excused }: Tree): string[] {
  const unknown = [...cited].filter(([found]) => !rows.has(found));
  const open = [...rows].filter(
    ([row]) => !/^(?:RD|ADR|SD)-/.test(row) && !tested.has(row) && !excused.has(row),
  );
  return [
    ...unknown.map(([found, path]) => `${found} is cited in ${path} and has no row.`),
    ...open.map(([row, path]) => `${row} of ${path} is named by no test.`),
    ...[...excused]
      .filter((row) => tested.has(row))
      .map((row) => `${row} has a test and is listed as a row without one.`),
  ].toSorted();
}

function readText(path: string): string {
  return readFileSync(`${root}/${path}`, 'utf8');
}
