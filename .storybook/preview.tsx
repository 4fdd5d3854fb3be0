import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import '../packages/ui/src/foundations/fonts/fonts.css';
import { viewports } from '../packages/ui/src/layout/stories/viewports.ts';
import '../packages/ui/src/tokens/themeSheet.gen.css';
import { rulesOfPages, tags } from './accessibility.ts';
import { noSnapshot, withSnapshots } from './chromatic.ts';
import { withTextForContent } from './controls.ts';
import { defaultLook } from './decorators/look.ts';
import { withApp } from './decorators/withApp.tsx';
import { withEveryTheme } from './decorators/withEveryTheme.tsx';
import { withLook } from './decorators/withLook.tsx';
import { LazyComponentPage, LazyDocsFrame } from './docs/lazyDocs.tsx';
import { mountStory } from './mountStory.ts';
import { docs, type StoryParameters, typedParameters } from './parameters.ts';

const preview = definePreview({
  addons: [docs, addonA11y(), typedParameters],
  tags: ['autodocs'],
  initialGlobals: { ...defaultLook },
  globalTypes: {
    // Their tools, with swatches and keys, are in .storybook/manager.ts.
    theme: { description: 'Colour theme' },
    scheme: { description: 'Light or dark' },
    direction: {
      description: 'Right to left is the product; left to right is for debugging',
      toolbar: {
        title: 'Direction',
        items: [
          { value: 'rtl', title: 'RTL', icon: 'paragraph' },
          { value: 'ltr', title: 'LTR', icon: 'paragraph' },
        ],
        dynamicTitle: true,
      },
    },
  },
  // The application and its mock backend come with a story that asks for them, before its first render.
  loaders: [({ parameters: { app } }) => (app === undefined ? {} : import('./wholeApp.ts'))],
  beforeEach: async (context) => {
    const { app } = context.parameters as StoryParameters;
    if (app !== undefined) {
      return (await import('./wholeApp.ts')).giveBackend(context, app);
    }
    localStorage.clear();
    return undefined;
  },
  // A page with this name opens the stories of the built Storybook for `npm test` (scripts/storybook/storyPages.ts).
  beforeAll: async () => {
    if (import.meta.env.DEV) {
      (await import('./dispatchWithoutAct.ts')).dispatchWithoutAct();
    }
    if ('inspectsStories' in globalThis) {
      (await import('./inspection/reportInspection.ts')).prepareQueries();
    }
  },
  afterEach: async (context): Promise<void> => {
    if ('inspectsStories' in globalThis) {
      const { reportInspection } = await import('./inspection/reportInspection.ts');
      await reportInspection(context, preview.composed.renderToCanvas);
    }
  },
  mount: mountStory,
  argTypesEnhancers: [withSnapshots, withTextForContent],
  decorators: [withApp, withEveryTheme, withLook],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    viewport: { options: { ...MINIMAL_VIEWPORTS, ...viewports } },
    a11y: {
      test: 'error',
      options: { runOnly: tags },
      config: { rules: rulesOfPages.map((id) => ({ id, enabled: false })) },
    },
    chromatic: noSnapshot,
    docs: {
      container: LazyDocsFrame,
      page: LazyComponentPage,
      // A sheet shows everything 22 times; the page of the component links to it.
      stories: {
        filter: ({ parameters }: { parameters: StoryParameters }) => parameters.everyTheme !== true,
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'What changed',
          'Foundations',
          ['Themes', 'Colour', 'Typography', 'Writing', 'Icons', '*', 'For Figma'],
          'Components',
          [
            'Overview',
            'Actions',
            'Fields',
            'Choice',
            'Feedback',
            'Overlays',
            'Navigation',
            'Data',
            'Files',
          ],
          'Screens',
          ['Overview', 'All looks', '*'],
          'Layout',
          'Flows',
        ],
      },
    },
  },
});

export default preview;
