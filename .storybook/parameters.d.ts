import '@storybook/react-vite';

declare module '@storybook/react-vite' {
  interface Parameters {
    /** Draw the story once for each of the 11 themes, each in light and dark. */
    everyTheme?: boolean;
  }
}
