import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { TipLoader } from '../components/overlay/Tooltip/TipLoader.tsx';
import { type Direction, DirectionContext } from './direction.ts';
import { GlobalStyle } from './GlobalStyle.ts';
import { mirrorStyles } from './mirrorStyles.ts';
import { type Navigate, Navigation } from './Navigation.tsx';

export interface NevisaUiProps {
  /**
   * The direction of the interface; left-to-right is for debugging.
   * @default 'rtl'
   */
  direction?: Direction;
  /** Navigates inside the application without a page load; without it links are plain links. */
  navigate?: Navigate;
  children: ReactNode;
}

// Module-level, because a new array would create a new style sheet at each render.
const pluginsFor = { rtl: [mirrorStyles], ltr: [] };

/**
 * The provider of the design system. It mirrors CSS without logical properties and
 * adds the global styles and the tooltips of controls. Themes are the attributes `data-theme` and `data-scheme` on the
 * document, independent of React.
 */
export function NevisaUi({ direction = 'rtl', navigate, children }: NevisaUiProps) {
  return (
    <StyleSheetManager stylisPlugins={pluginsFor[direction]}>
      <GlobalStyle />
      <DirectionContext value={direction}>
        <Navigation navigate={navigate}>{children}</Navigation>
        <TipLoader />
      </DirectionContext>
    </StyleSheetManager>
  );
}
