import type { Direction } from '../../packages/ui/src/index.ts';
import { rulesOfColour, rulesOfLayout } from '../accessibility.ts';
import { type Fault, layoutRules, otherRules } from './axeRun.ts';
import { inspectPage } from './inspectPage.ts';
import { hidingProperties } from './latinPlaceholders.ts';
import { createTextReader } from './readTexts.ts';

/** What the inspection of one story found in the 22 colour sets and both directions. */
export interface StoryInspection {
  /** How often axe ran. */
  runs: number;
  /** One sentence for each fault: direction, sets, rule, element and reason. */
  faults: string[];
}

/** The part of a story's context that is used here. */
export interface Context {
  globals: Record<string, unknown>;
  canvasElement: unknown;
}

/** Renders a story, or renders it again with changed globals. */
export type RenderToCanvas = (context: never, canvasElement: never) => unknown;

/**
 * Takes a screenshot of the story as its play function left it, when the page
 * offers `takeScreenshot`, and runs axe in both directions. The direction
 * changes in place, as with the toolbar, so that open menus and dialogs stay open.
 * Where it changes no element, only the rules that read places run again.
 */
export async function inspectStory(
  context: Context,
  renderToCanvas: RenderToCanvas,
): Promise<StoryInspection> {
  await takeScreenshot();
  await waitForFrame();
  const undo = stopTransitions();
  const inspection: StoryInspection = { runs: 0, faults: [] };
  const own = context.globals['direction'] as Direction;
  const readTexts = createTextReader();
  let last = { markup: '', faults: new Array<Fault>() };
  for (const direction of [own, own === 'rtl' ? 'ltr' : 'rtl'] as const) {
    await renderIn(direction, context, renderToCanvas);
    const markup = readMarkup();
    const isSame = markup === last.markup;
    const { runs, faults } = await inspectPage(isSame ? layoutRules : otherRules, readTexts);
    last = { markup, faults: isSame ? [...last.faults.filter(needsNoLayout), ...faults] : faults };
    inspection.runs += runs;
    inspection.faults.push(...describeFaults(last.faults).map((rest) => `${direction}, ${rest}`));
  }
  undo();
  return inspection;
}

function needsNoLayout({ rule }: Fault): boolean {
  return ![...rulesOfLayout, ...rulesOfColour].includes(rule);
}

// Each direction has classes of its own (foundations/NevisaUi.tsx), and styles only for the places of open menus and
// dialogs. For the rules that read elements they decide only which elements are visible.
function readMarkup(): string {
  const { body } = document;
  const elements = [...body.querySelectorAll('*')];
  const visible = elements.map((element) => Number(element.checkVisibility(hidingProperties)));
  return body.innerHTML.replaceAll(/ (?:class|style)="[^"]*"/g, '') + visible.join('');
}

async function takeScreenshot(): Promise<void> {
  const { takeScreenshot: take } = globalThis as { takeScreenshot?: () => Promise<void> };
  if (take === undefined) {
    return;
  }
  const focused = document.activeElement;
  // Whether the focus ring shows depends on earlier input. Blurring would close an open menu or dialog.
  const blurs =
    focused instanceof HTMLElement &&
    focused.closest('dialog, [popover], [role=dialog], [role=menu], [role=listbox]') === null;
  if (blurs) {
    focused.blur();
  }
  await take();
  if (blurs) {
    focused.focus({ preventScroll: true });
  }
}

// A colour in transition has no contrast worth measuring.
function stopTransitions(): () => void {
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { transition: none !important }';
  document.head.append(style);
  return () => style.remove();
}

async function renderIn(
  direction: Direction,
  context: Context,
  renderToCanvas: RenderToCanvas,
): Promise<void> {
  if (direction === document.documentElement.dir) {
    return;
  }
  const storyContext = { ...context, globals: { ...context.globals, direction } };
  const renderContext = { ...storyContext, storyContext, forceRemount: false };
  await renderToCanvas(renderContext as never, context.canvasElement as never);
  finishAnimations();
  await waitForFrame();
}

// An observer of sizes reports within a frame, which on a busy machine comes long after the play function has ended.
function waitForFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

// A dialog that opens again fades in: meanwhile its text has less contrast.
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (animation.timeline instanceof DocumentTimeline && endTime !== Infinity) {
      animation.finish();
    }
  }
}

function describeFaults(faults: Fault[]): string[] {
  const setsByViolation = new Map<string, Set<string>>();
  const reasonByViolation = new Map<string, string>();
  for (const { rule, element, reason, set } of faults) {
    const violation = `${rule} at ${describeElement(element)}`;
    const sets = setsByViolation.get(violation) ?? new Set();
    setsByViolation.set(
      violation,
      sets.add(set === 'every set' ? set : `${set.theme} ${set.scheme}`),
    );
    reasonByViolation.set(violation, reasonByViolation.get(violation) ?? reason);
  }
  return [...setsByViolation].map(
    ([violation, sets]) =>
      `${[...sets].join(' and ')}: ${violation}: ${reasonByViolation.get(violation)}`,
  );
}

function describeElement(element: Element | undefined): string {
  const html = element?.outerHTML ?? 'the page';
  return html.length > 160 ? `${html.slice(0, 160)}…` : html;
}
