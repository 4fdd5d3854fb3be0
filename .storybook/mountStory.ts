import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/csf';

/**
 * Renders a story, and waits for its effects and for what they render. In a production
 * build React has no `act`, and Storybook plays a story before its effects have run.
 */
export function mountStory(context: StoryContext<ReactRenderer>) {
  return async (element?: React.JSX.Element) => {
    if (element !== undefined) {
      context.originalStoryFn = () => element;
    }
    await context['renderToCanvas']();
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    return context.canvas;
  };
}
