import { NevisaUi } from '@nevisa/ui';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../../packages/ui/src/tokens/themeSheet.gen.css';
import { adoptPlainRules, listLibraryRules, toPlainName, readLook } from '../plainRules.ts';
import { type Kind, kinds } from './kinds.tsx';

export type Contestant = 'library' | 'plain';

/** Milliseconds until the elements are in the document, and until they are laid out as well. */
export interface Mounted {
  script: number;
  laidOut: number;
}

declare global {
  /** Mounts a thousand, of one kind or of all in turn, once as each contestant. */
  var mountRound: (kind: string, order: Contestant[]) => Record<Contestant, Mounted>;
  /** How many CSS rules the library has written for this kind after one of them, and after a thousand. */
  var rulesFor: (kind: string) => { one: number; thousand: number };
  var benchReady: true;
}

const count = 1_000;
const names = new Map<Kind, readonly string[]>();

// Before anything else of the library is in the page, so that each rule has its one cause.
mount(<NevisaUi>{null}</NevisaUi>).end();
const rules = new Map(kinds.map((kind) => [kind.name, countRules([kind])]));
rules.set('all', {
  one: sumRules('one'),
  thousand: sumRules('thousand') + countRules(kinds).thousand,
});
learnNames();

globalThis.rulesFor = (kind) => rules.get(kind) ?? { one: Number.NaN, thousand: Number.NaN };
globalThis.mountRound = (kind, order) => {
  const shown = kind === 'all' ? kinds : kinds.filter(({ name }) => name === kind);
  const round = { library: { script: 0, laidOut: 0 }, plain: { script: 0, laidOut: 0 } };
  for (const contestant of order) {
    const { script, laidOut, end } = mount(renderList(shown, contestant, count));
    end();
    round[contestant] = { script, laidOut };
  }
  return round;
};
globalThis.benchReady = true;

function mount(content: ReactNode): Mounted & { place: HTMLElement; end: () => void } {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  void document.body.offsetHeight;
  const begun = performance.now();
  flushSync(() => root.render(content));
  const script = performance.now() - begun;
  void document.body.offsetHeight;
  const laidOut = performance.now() - begun;
  const end = () => {
    root.unmount();
    place.remove();
  };
  return { script, laidOut, place, end };
}

function renderList(shown: readonly Kind[], contestant: Contestant, length: number): ReactNode {
  const items = Array.from({ length }, (_, index) => {
    const kind = shown[index % shown.length];
    if (kind === undefined) {
      return null;
    }
    return contestant === 'library' ? (
      <kind.Library key={index} index={index} />
    ) : (
      <kind.Plain key={index} index={index} names={names.get(kind) ?? []} />
    );
  });
  return contestant === 'library' ? <NevisaUi>{items}</NevisaUi> : items;
}

// A rule inside an at-rule is one of its own.
function ruleCount(): number {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(listLibraryRules().join('\n'));
  return within(sheet.cssRules);

  function within(list: CSSRuleList): number {
    return Array.from(list).reduce(
      (sum, rule) => sum + (rule instanceof CSSGroupingRule ? within(rule.cssRules) : 1),
      0,
    );
  }
}

function countRules(shown: readonly Kind[]): { one: number; thousand: number } {
  const before = ruleCount();
  mount(renderList(shown, 'library', shown.length)).end();
  const one = ruleCount() - before;
  mount(renderList(shown, 'library', count)).end();
  return { one, thousand: ruleCount() - before };
}

function sumRules(part: 'one' | 'thousand'): number {
  return kinds.reduce((sum, { name }) => sum + (rules.get(name)?.[part] ?? 0), 0);
}

// What is written by hand must be what the library draws: the same elements, and the same look.
function learnNames(): void {
  for (const kind of kinds) {
    const library = mount(renderList([kind], 'library', 1));
    const classes = Array.from(library.place.querySelectorAll('[class]'), ({ classList }) => [
      ...classList,
    ]);
    adoptPlainRules(new Set(classes.flat()));
    names.set(
      kind,
      classes.map((list) => list.map(toPlainName).join(' ')),
    );
    const plain = mount(renderList([kind], 'plain', 1));
    const [drawn, written] = [library.place, plain.place].map(copyBare);
    if (!drawn?.isEqualNode(written ?? null) || readLook(library.place) !== readLook(plain.place)) {
      throw new Error(
        `The ${kind.name} written by hand is not what the library draws, so it cannot be compared: ${drawn?.innerHTML} against ${written?.innerHTML}`,
      );
    }
    library.end();
    plain.end();
  }
}

// Without what differs by design: class names, and ids, which React gives.
function copyBare(place: HTMLElement): HTMLElement {
  const bare = place.cloneNode(true) as HTMLElement;
  for (const element of bare.querySelectorAll('*')) {
    for (const name of ['class', 'id', 'for', 'aria-describedby']) {
      element.removeAttribute(name);
    }
  }
  return bare;
}
