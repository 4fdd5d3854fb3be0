import type { ReactNode } from 'react';
import { schemes, themeNames } from '../looks.ts';
import { color } from '../../packages/ui/src/tokens/color.ts';

/** With `parameters.everyTheme`, draws the story in all 22 sets at once: attributes nest, so no provider is needed. */
export function withEveryTheme(Story: () => ReactNode, { parameters }: { parameters: object }) {
  if (!('everyTheme' in parameters) || parameters.everyTheme !== true) {
    return <Story />;
  }
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      {themeNames.flatMap((theme) =>
        schemes.map((scheme) => (
          <div
            key={`${theme} ${scheme}`}
            data-theme={theme}
            data-scheme={scheme}
            title={`${theme} ${scheme}`} // on hover; words in the strip would be in every picture
            style={{ padding: 16, background: color.surface, color: color.text }}
          >
            <Story />
          </div>
        )),
      )}
    </div>
  );
}
