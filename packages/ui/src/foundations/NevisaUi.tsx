import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import rtlPlugin from 'stylis-plugin-rtl';
import { type Direction, DirectionContext } from './direction.ts';
import { GlobalStyle } from './GlobalStyle.ts';
import { type Navigate, Navigation } from './Navigation.tsx';

export interface NevisaUiProps {
  /**
   * Which way the interface runs; left-to-right is for debugging.
   * @default 'rtl'
   */
  direction?: Direction;
  /** Moves inside the application without loading the page again; without it links are plain links. */
  navigate?: Navigate;
  children: ReactNode;
}

// Module-level, because a fresh list would be a new style sheet at each render.
const pluginsFor = { rtl: [rtlPlugin], ltr: [] };

/**
 * The one provider of the design system. It mirrors what CSS has no logical
 * word for and sets the ground styles; themes are attributes on the document
 * (`data-theme`, `data-scheme`) and never pass through React.
 */
export function NevisaUi({ direction = 'rtl', navigate, children }: NevisaUiProps) {
  return (
    <StyleSheetManager stylisPlugins={pluginsFor[direction]}>
      <GlobalStyle />
      <DirectionContext value={direction}>
        <Navigation navigate={navigate}>{children}</Navigation>
      </DirectionContext>
    </StyleSheetManager>
  );
}
