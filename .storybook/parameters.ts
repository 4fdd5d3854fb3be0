import type { DocsTypes } from '@storybook/addon-docs';
import * as docsPreview from '@storybook/addon-docs/preview';
import { definePreviewAddon } from 'storybook/internal/csf';
import type { AccountName } from '@nevisa/mocks/accounts';
import type { Backend } from '@nevisa/mocks/backend';
import type { OpenAppProps } from '../apps/web/src/testing/OpenApp.tsx';

/** Parameters of our own stories, besides those of Storybook. */
export interface StoryParameters {
  /** Draw the story once for each of the 11 themes, each in light and dark. */
  everyTheme?: boolean;
  /** Compare a screenshot of the story with its baseline (`npm run test:visual`): for sheets and the main story of each screen. */
  picture?: boolean;
  /** Open the application itself in place of a component. */
  app?: OpenAppProps & {
    /** The signed-in account; a guest when left out. */
    as?: AccountName;
    /** Prepares the mock backend, e.g. lets a call fail. */
    arrange?: (backend: Backend) => void;
  };
}

/** Gives story files the types of these parameters; Storybook takes types only from add-ons. */
export const typedParameters = definePreviewAddon<{ parameters: StoryParameters }>({});

/** The documentation add-on without its blocks, which its main entry loads into every story. */
export const docs = definePreviewAddon<DocsTypes>(docsPreview);
