import { parseSync, Visitor, type ESTree } from 'vite';

const titled = new Set(['it', 'test', 'describe', 'step']);
const unproven = new Set(['skip', 'todo', 'fails', 'skipIf', 'runIf']);
const tables = new Set(['each', 'for']);

/**
 * Reads the titles of a test or story file: what `it`, `test`, `describe` and
 * `step` are called, and the `name` of a story. A skipped test has none. The
 * titles of `it.each(table)` come with the words of the table.
 */
export function titlesOf(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error !== undefined) {
    throw new Error(`${path} cannot be read: ${error.message}`);
  }
  const tableWords = wordsOfTables(program);
  const titles: string[] = [];
  new Visitor({
    CallExpression(node) {
      const names = namesOf(node.callee);
      if (names.some((name) => unproven.has(name))) {
        return;
      }
      if (titled.has(names[0] ?? '') || names.at(-1) === 'test') {
        titles.push(...wordsOf(node.arguments[0]), ...filledFrom(node.callee, tableWords));
      } else if (names.at(-1) === 'story') {
        titles.push(...storyNamesOf(node));
      }
    },
  }).visit(program);
  return titles;
}

// `it.each(rows)` gives ['it', 'each'], `Default.test` gives ['Default', 'test'].
function namesOf(callee: ESTree.Node): string[] {
  if (callee.type === 'Identifier') {
    return [callee.name];
  }
  if (callee.type === 'MemberExpression') {
    const { object, property } = callee;
    return [...namesOf(object), ...(property.type === 'Identifier' ? [property.name] : [])];
  }
  return callee.type === 'CallExpression' ? namesOf(callee.callee) : [];
}

function wordsOf(node: ESTree.Node | undefined): string[] {
  if (node?.type === 'Literal') {
    return typeof node.value === 'string' ? [node.value] : [];
  }
  if (node?.type === 'TemplateLiteral') {
    return [node.quasis.map(({ value }) => value.cooked).join('')];
  }
  if (node?.type === 'BinaryExpression') {
    return [[...wordsOf(node.left), ...wordsOf(node.right)].join('')];
  }
  return [];
}

function filledFrom(callee: ESTree.Node, tableWords: Map<string, string[]>): string[] {
  if (callee.type !== 'CallExpression' || !tables.has(namesOf(callee).at(-1) ?? '')) {
    return [];
  }
  const [table] = callee.arguments;
  if (table?.type === 'Identifier') {
    return tableWords.get(table.name) ?? [];
  }
  return table === undefined ? [] : allWordsIn(table);
}

function wordsOfTables(program: ESTree.Program): Map<string, string[]> {
  const words = new Map<string, string[]>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null) {
        words.set(id.name, allWordsIn(init));
      }
    },
  }).visit(program);
  return words;
}

function allWordsIn(node: ESTree.Node): string[] {
  if (node.type === 'ArrayExpression') {
    return node.elements.flatMap((element) => (element === null ? [] : allWordsIn(element)));
  }
  if (node.type === 'ObjectExpression') {
    return node.properties.flatMap((property) =>
      property.type === 'Property' ? allWordsIn(property.value) : [],
    );
  }
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') {
    return allWordsIn(node.expression);
  }
  return wordsOf(node);
}

function storyNamesOf({ arguments: [story] }: ESTree.CallExpression): string[] {
  if (story?.type !== 'ObjectExpression') {
    return [];
  }
  return story.properties.flatMap((property) =>
    property.type === 'Property' &&
    property.key.type === 'Identifier' &&
    property.key.name === 'name'
      ? wordsOf(property.value)
      : [],
  );
}
