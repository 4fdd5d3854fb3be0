import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { accounts } from '@nevisa/mocks/accounts';
import { createBackend } from '@nevisa/mocks/backend';
import { startWorker } from '@nevisa/mocks/browser';
import { handlersFor } from '@nevisa/mocks/handlers';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import '../packages/ui/src/foundations/fonts/fonts.css';
import { viewports } from '../packages/ui/src/layout/stories/viewports.ts';
import '../packages/ui/src/tokens/themeSheet.gen.css';
import { themeNames } from '../packages/ui/src/tokens/themes.ts';
import { rulesOfPages, tags } from './accessibility.ts';
import { noSnapshot, withSnapshots } from './chromatic.ts';
import { withApp } from './decorators/withApp.tsx';
import { withEveryTheme } from './decorators/withEveryTheme.tsx';
import { withLook } from './decorators/withLook.tsx';
import { type StoryParameters, typedParameters } from './parameters.ts';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(() => startWorker()), typedParameters],
  tags: ['autodocs'],
  initialGlobals: { theme: 'blue', scheme: 'light', direction: 'rtl' },
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: [...themeNames], dynamicTitle: true },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Scheme',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
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
  // A backend of its own for each story, and nobody signed in but whom the story names.
  beforeEach: ({ msw, parameters }) => {
    const backend = createBackend();
    const { app } = parameters as StoryParameters;
    app?.arrange?.(backend);
    msw.use(...handlersFor(backend));
    localStorage.clear();
    if (app?.as !== undefined) {
      localStorage.setItem('accessToken', accounts[app.as].token);
    }
  },
  argTypesEnhancers: [withSnapshots],
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
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Welcome', 'Foundations', 'Components', 'Layout', 'Screens', 'Flows'],
      },
    },
  },
});
