import { css } from 'styled-components';

/** The CSS anchor of the bar that stays at the bottom edge of the window, above which toasts are. */
export const bottomBar = '--nv-bottom-bar';

/** Makes an element the bar above which toasts are. */
export const asBottomBar = css`
  anchor-name: ${bottomBar};
`;
