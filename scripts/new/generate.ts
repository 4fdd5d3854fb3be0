import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSidebarTitle } from '../storybook/sidebarGroups.ts';

export const kinds = ['component', 'screen', 'machine', 'call'] as const;
export type Kind = (typeof kinds)[number];

/** Reads a file of the repository, its path written from the root. */
export type ReadFile = (path: string) => string;

/** What a generator writes: whole new files and edited ones, by path from the root. */
export interface Generated {
  files: ReadonlyMap<string, string>;
  /** What is left to do by hand, one sentence each. */
  next: readonly string[];
}

const templates = join(import.meta.dirname, 'templates');

/**
 * Makes the files of a new component, screen, machine or call.
 *
 * @throws Error with a sentence for a name, group, path or call that cannot be used.
 */
export function generate(
  kind: Kind,
  name: string,
  options: readonly string[],
  read: ReadFile,
): Generated {
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name)) {
    throw new Error(`"${name}" cannot be a name: use letters and digits, such as PriceTag.`);
  }
  return { component, screen, machine, call }[kind](name, options, read);
}

function component(name: string, [group = 'data']: readonly string[], read: ReadFile): Generated {
  const { upper } = spell(name);
  const folder = `packages/ui/src/components/${group}/${upper}`;
  if (!read('packages/ui/src/index.ts').includes(`./components/${group}/`)) {
    throw new Error(`There is no group "${group}" in packages/ui/src/components.`);
  }
  const index = `packages/ui/src/components/${group}/index.ts`;
  const exports = read(index);
  if (exports.includes(`/${upper}/${upper}.tsx`)) {
    throw new Error(`packages/ui exports a ${upper} already.`);
  }
  const title = makeSidebarTitle(group, upper);
  const line = `export { ${upper}, type ${upper}Props } from './${upper}/${upper}.tsx';\n`;
  return {
    files: new Map([
      [`${folder}/${upper}.tsx`, fill('component.tsx', name)],
      [`${folder}/${upper}.styles.ts`, fill('component.styles.ts', name)],
      [
        `${folder}/${upper}.stories.tsx`,
        fill('component.stories.tsx', name).replace('__Title__', title),
      ],
      [`${folder}/${upper}.usage.ts`, fill('component.usage.ts', name)],
      [`${folder}/${upper}.test.tsx`, fill('component.test.tsx', name)],
      [index, exports + line],
    ]),
    next: [
      `See it: npm run storybook, then ${title}. Say what it is for in ${upper}.usage.ts.`,
      `Test it: npm run test:components -- ${folder}`,
      'Accept its picture: npm run test:visual -- --update',
    ],
  };
}

function screen(name: string, [account = 'sara']: readonly string[], read: ReadFile): Generated {
  const { upper, lower } = spell(name);
  const folder = `apps/web/src/features/${lower}`;
  return {
    files: new Map([
      [`${folder}/${upper}Screen.tsx`, fill('screen.tsx', name)],
      [`${folder}/use${upper}.ts`, fill('screen.hook.ts', name)],
      [
        `${folder}/${upper}Screen.stories.tsx`,
        fill('screen.stories.tsx', name).replace('__account__', account),
      ],
      ...addRoute(name, read),
    ]),
    next: [
      'Move its row in apps/web/src/app/routes.tsx to the place of the specification, and choose who may open it.',
      `See it: npm run storybook, then Screens/${upper}.`,
      `Test it: npm run test:components -- ${folder}`,
      'Accept its pictures: npm run test:visual -- --update',
    ],
  };
}

/** The tables of the app with a page that is loaded when it is opened. */
function addRoute(name: string, read: ReadFile): [path: string, text: string][] {
  const { upper, lower } = spell(name);
  const pages = 'apps/web/src/app/latePages.ts';
  const table = 'apps/web/src/app/routes.tsx';
  for (const file of ['apps/web/src/shared/paths.ts', 'apps/web/src/shared/text/titleText.ts']) {
    if (!read(file).includes(`\n  ${lower}: `)) {
      throw new Error(
        `${file} has no "${lower}": add the address and the title of the page first.`,
      );
    }
  }
  const routes = read(table);
  if (routes.includes(`row('${lower}'`)) {
    throw new Error(`${table} has a row of "${lower}" already.`);
  }
  const page = `  ${lower}: createLate(() => import('../features/${lower}/${upper}Screen.tsx'), selectDefault),\n`;
  const row = `  row('${lower}', 'user', titleText.${lower}, latePages.${lower}),\n`;
  return [
    [pages, read(pages).replace(/^export const latePages = \{\n/m, `$&${page}`)],
    [table, routes.replace(/^export const routes: .* = \[\n/m, `$&${row}`)],
  ];
}

function machine(name: string, _options: readonly string[], read: ReadFile): Generated {
  const { upper, lower } = spell(name);
  const folder = `packages/machines/src/${lower}`;
  const index = 'packages/machines/src/index.ts';
  const exports = read(index);
  if (exports.includes(`/${lower}Machine.ts`)) {
    throw new Error(`packages/machines exports a ${lower}Machine already.`);
  }
  const types = ['Context', 'Event', 'Tag'].map((part) => `  type ${upper}${part},\n`).join('');
  const entry = `export {\n  ${lower}Machine,\n${types}} from './${lower}/${lower}Machine.ts';\n`;
  return {
    files: new Map([
      [`${folder}/${lower}Machine.ts`, fill('machine.ts', name)],
      [`${folder}/${lower}Machine.test.ts`, fill('machine.test.ts', name)],
      [index, exports + entry],
    ]),
    next: [
      'Add a row for its port to packages/machines/src/shared/missingPorts.test.ts.',
      `Test it: npm run test:unit -- ${folder}`,
    ],
  };
}

const methods = new Set(['GET', 'POST', 'PUT']);

function call(
  name: string,
  [method = '', path = '', area = 'services']: readonly string[],
  read: ReadFile,
): Generated {
  const { lower } = spell(name);
  if (!methods.has(method) || !/^\/[\w/-]+$/.test(path)) {
    throw new Error(
      'A call needs a method (GET, POST or PUT) and a path, such as: call listInvoices GET /nevisa/invoices',
    );
  }
  const payload = method === 'GET' ? 'nothing' : 'v.object({})';
  const rule = method === 'GET' ? '(caller)' : '(caller, payload)';
  const edits: [path: string, mark: RegExp, text: string][] = [
    [
      'packages/api/src/contract.ts',
      /^\} as const;$/m,
      `  ${lower}: call('${method}', '${path}', 'signed-in', ${payload}, v.object({}), 'own'),\n`,
    ],
    [
      `mocks/handlers/${area}.ts`,
      /^ {2}\];$/m,
      `    answerCaller(backend, '${lower}', ${rule} => backend.${lower}${rule}),\n`,
    ],
    [
      'mocks/backend.ts',
      /^ {2}\};\n\n\/\*\*/m,
      `    ${lower}(caller: Account${method === 'GET' ? '' : ', payload: object'}): object;\n`,
    ],
    ['mocks/backend.ts', /^ {2}\};\n\}/m, `    ${lower}: () => ({}),\n`],
    [
      'mocks/testing/welcomePayloads.ts',
      /\};\n$/,
      `  ${lower}: ['R-212', ${method === 'GET' ? 'undefined' : '{}'}],\n`,
    ],
  ];
  const files = new Map<string, string>();
  for (const [file, mark, text] of edits) {
    const source = files.get(file) ?? read(file);
    if (!mark.test(source) || source.includes(text)) {
      throw new Error(`${file} has no place for ${lower}, or has it already.`);
    }
    files.set(
      file,
      source.replace(mark, (found) => text + found),
    );
  }
  return {
    files,
    next: [
      'Write the schemas of its payload and answer in packages/api/src, and the rule behind it in mocks/rules with a test. What the rule refuses: in packages/api/src/refusals/callRefusals.ts and mocks/testing/refusedCalls.ts.',
      'Name the row of the call, and a payload that is welcome, in mocks/testing/welcomePayloads.ts.',
      'Test it: npm run test:unit -- mocks/contract.test.ts mocks/payloads.test.ts',
    ],
  };
}

/** Fills a template; `__Name__` and `__name__` are the two spellings of the name. */
function fill(template: string, name: string): string {
  const { upper, lower } = spell(name);
  return readFileSync(join(templates, `${template}.txt`), 'utf8')
    .replaceAll('__Name__', upper)
    .replaceAll('__name__', lower);
}

function spell(name: string): { upper: string; lower: string } {
  return {
    upper: name.charAt(0).toUpperCase() + name.slice(1),
    lower: name.charAt(0).toLowerCase() + name.slice(1),
  };
}
