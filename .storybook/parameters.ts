import type { DocsTypes } from '@storybook/addon-docs';
import * as docsPreview from '@storybook/addon-docs/preview';
import { definePreviewAddon } from 'storybook/internal/csf';
import type { AccountName } from '@nevisa/mocks/accounts';
import type { Backend } from '@nevisa/mocks/backend';
import type { OpenAppProps } from '../apps/web/src/testing/OpenApp.tsx';

/** What a story may ask for, besides what Storybook itself knows. */
export interface StoryParameters {
  /** Draw the story once for each of the 11 themes, each in light and dark. */
  everyTheme?: boolean;
  /** Compare a picture of the story with its baseline (`npm run test:visual`): for sheets, and one face of each screen. */
  picture?: boolean;
  /** Open the application itself in place of a component. */
  app?: OpenAppProps & {
    /** Who is signed in already; nobody when left out. */
    as?: AccountName;
    /** Prepares the mock backend, e.g. lets a call fail. */
    arrange?: (backend: Backend) => void;
  };
}

/** Tells the story files of these parameters; an add-on is how Storybook takes types in. */
export const typedParameters = definePreviewAddon<{ parameters: StoryParameters }>({});

/** The documentation add-on without its blocks, which its own entrance brings into every story. */
export const docs = definePreviewAddon<DocsTypes>(docsPreview);
