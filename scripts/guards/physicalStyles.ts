import { Visitor, type ESTree } from 'vite';
import { findLine, parseProgram, type Source } from './sources.ts';

const sides = 'left|right';
const stylesheetTags = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle', 'injectGlobal']);

const declarations = /(?<=^|[;{}])\s*(-{0,2}[\w-]+)\s*:\s*([^;{}]*)(?=[;}]|$)/g;

const physical: [RegExp, string][] = [
  [new RegExp(`^(scroll-)?(margin|padding)-(${sides})$`), 'use the -inline-start or -end property'],
  [
    new RegExp(`^border(-(${sides})(-\\w+)?|-(top|bottom)-(${sides})-radius)$`),
    'use border-inline',
  ],
  [new RegExp(`^(${sides})$`), 'use inset-inline-start or -end'],
  [/^direction$/, 'use the dir attribute'],
  [/^translate$/, 'use transform, which is mirrored'],
  [new RegExp(`^--.*\\b(${sides})\\b`), 'name it by start and end'],
];
const physicalValues: [RegExp, RegExp, string][] = [
  [/^(text-align(-last)?|float|clear|caption-side)$/, new RegExp(`\\b(${sides})\\b`), 'use start'],
  [/^inset$/, /^\S+ \S+ \S+ \S+/, 'use inset-inline and inset-block'],
];

/** Finds declarations of styled templates that name a physical side where CSS has a logical word. */
export function findPhysicalStyles(source: Source): string[] {
  const findings: string[] = [];
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (stylesheetTags.has(getRootName(tag))) {
        findings.push(...findingsIn(quasi, source));
      }
    },
  }).visit(parseProgram(source));
  return findings;
}

function findingsIn(quasi: ESTree.TemplateLiteral, source: Source): string[] {
  const css = quasi.quasis
    .map(({ value }) => value.raw)
    .join('_')
    .replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const firstLine = findLine(source, quasi.start);
  return [...css.matchAll(declarations)].flatMap((match) => {
    const [whole, property = '', value = ''] = match;
    const advice = adviceFor(property, value.trim());
    const before = css.slice(0, match.index + whole.indexOf(property));
    const line = firstLine + before.split('\n').length - 1;
    return advice === undefined
      ? []
      : [`${source.path}:${line} ${property}: ${value.trim()} (${advice})`];
  });
}

function adviceFor(property: string, value: string): string | undefined {
  const byName = physical.find(([name]) => name.test(property));
  const byValue = physicalValues.find(
    ([name, words]) => name.test(property) && words.test(outsideBrackets(value)),
  );
  return byName?.[1] ?? byValue?.[2];
}

function outsideBrackets(value: string): string {
  const shorter = value.replaceAll(/\([^()]*\)/g, '');
  return shorter === value ? value : outsideBrackets(shorter);
}

// `styled.button`, `styled(Link)` and `styled.a.attrs({…})` all begin at `styled`.
function getRootName(tag: ESTree.Node): string {
  if (tag.type === 'MemberExpression') {
    return getRootName(tag.object);
  }
  if (tag.type === 'CallExpression') {
    return getRootName(tag.callee);
  }
  return tag.type === 'Identifier' ? tag.name : '';
}
