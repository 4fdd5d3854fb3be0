import { MINIMAL_VIEWPORTS, type ViewportMap } from 'storybook/viewport';
import { page } from 'vitest/browser';
import type { Direction } from '../../packages/ui/src/index.ts';
import preview from '../preview.tsx';
import { type Fault, lookAtPage } from './look.ts';

/** What of a story's context is used here. */
interface Context {
  globals: Record<string, unknown>;
  canvasElement: unknown;
}

/** What of a story is used here; the types of its arguments are its own affair. */
export interface Story {
  composed: {
    parameters: { viewport?: { options?: ViewportMap } };
    globals: { viewport?: { value?: string } };
  };
  extend(more: {
    globals: Record<string, unknown>;
    afterEach: (context: Context) => Promise<void>;
  }): { run: () => Promise<void> };
}

export interface NamedStory {
  name: string;
  story: Story;
}

/** What was seen of one story in the 22 sets and both directions. */
export interface SeenOfStory {
  looks: number;
  /** A sentence for each fault: story, direction, sets, rule, element and why. */
  faults: string[];
}

const directions = ['rtl', 'ltr'] as const;

/**
 * Plays a story as Storybook does, and looks at what it ends with. The play
 * runs once, in the direction the story is written for; the same tree is then
 * turned around, as the toolbar does it, so that what is open stays open.
 */
export async function lookAtStory({ name, story }: NamedStory): Promise<SeenOfStory> {
  const seen: SeenOfStory = { looks: 0, faults: [] };
  await resizeFor(story);
  const watched = story.extend({
    // axe looks here, not in the accessibility add-on.
    globals: { a11y: { manual: true } },
    afterEach: async (context) => {
      const own = context.globals['direction'] as Direction;
      for (const direction of [own, ...directions.filter((other) => other !== own)]) {
        await turn(context, direction);
        const { looks, faults } = await lookAtPage();
        seen.looks += looks;
        seen.faults.push(...sentencesOf(faults).map((rest) => `${name}, ${direction}, ${rest}`));
      }
    },
  });
  await preview.composed.beforeAll?.();
  await watched.run();
  return seen;
}

async function turn(context: Context, direction: Direction): Promise<void> {
  if (direction === document.documentElement.dir) {
    return;
  }
  const storyContext = { ...context, globals: { ...context.globals, direction } };
  const again = { ...storyContext, storyContext, forceRemount: false };
  await preview.composed.renderToCanvas?.(again as never, context.canvasElement as never);
}

// The window that the story asks for by Storybook's viewport tool, else the one that its own test has.
async function resizeFor({ composed }: Story): Promise<void> {
  const { parameters, globals } = composed;
  const windows: ViewportMap = { ...MINIMAL_VIEWPORTS, ...parameters.viewport?.options };
  const { width, height } = windows[globals.viewport?.value ?? '']?.styles ?? {
    width: '1200px',
    height: '900px',
  };
  await page.viewport(Number.parseInt(width), Number.parseInt(height));
}

function sentencesOf(faults: Fault[]): string[] {
  const setsOf = new Map<string, Set<string>>();
  const whyOf = new Map<string, string>();
  for (const { rule, element, why, set } of faults) {
    const complaint = `${rule} at ${tagOf(element)}`;
    const sets = setsOf.get(complaint) ?? new Set();
    setsOf.set(complaint, sets.add(set === 'every set' ? set : `${set.theme} ${set.scheme}`));
    whyOf.set(complaint, whyOf.get(complaint) ?? why);
  }
  return [...setsOf].map(
    ([complaint, sets]) => `${[...sets].join(' and ')}: ${complaint}: ${whyOf.get(complaint)}`,
  );
}

function tagOf(element: Element | undefined): string {
  const html = element?.outerHTML ?? 'the page';
  return html.length > 160 ? `${html.slice(0, 160)}…` : html;
}
