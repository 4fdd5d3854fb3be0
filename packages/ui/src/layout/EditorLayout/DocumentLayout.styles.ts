import { styled } from 'styled-components';
import { shortWindow } from '../../foundations/shortWindow.ts';
import { notPrinted } from '../../foundations/notPrinted.ts';
import { color } from '../../tokens/color.ts';
import { breakpoint, layer, measure, radius, space } from '../../tokens/scales.ts';
import * as Editor from './EditorLayout.styles.ts';

export const Root = styled(Editor.Root)`
  padding-block-end: ${space[8]};

  @media (width < ${breakpoint.phone}) {
    padding-block-end: ${space[3]};
  }

  @media ${shortWindow} {
    padding-block: ${space[1]};
  }
`;

/* The letters of the head begin at the edge of the sheet. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  inline-size: 100%;
  max-inline-size: ${Editor.sheetWidth};
  margin-inline: auto;
  padding-block-end: ${space[4]};

  @media (width < ${breakpoint.phone}) {
    gap: 0;
    padding-block-end: ${space[3]};
  }

  /* the way back */
  > :first-child:not(:last-child) {
    ${notPrinted}
  }
`;

/* An empty live region stays in the DOM without taking space. */
export const Notices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
  max-inline-size: ${Editor.sheetWidth};
  margin-inline: auto;

  > div[role]:not(:empty) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    margin-block-end: ${space[3]};
  }

  ${notPrinted}
`;

export const Bar = styled.div`
  position: sticky;
  inset-block-start: ${measure.topBar};
  z-index: ${layer.sticky};
  inline-size: 100%;
  max-inline-size: ${Editor.sheetWidth};
  margin-inline: auto;

  &:not(:empty) {
    padding-block: ${space[1]} ${space[3]};
  }

  /* Between the bar of the page and this one, and behind its round corners, no line of the text is cut. */
  &:not(:empty)::before {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    z-index: -1;
    block-size: calc(${space[1]} + ${radius.card});
    background: ${color.surface};
    content: '';
  }

  @media ${shortWindow} {
    position: static;
  }

  ${notPrinted}
`;

/* The sheet ends above the player; a long one scrolls under it. A keyboard that lies over the page has its own height. */
export const Dock = styled(Editor.Bottom)`
  inset-block-end: max(var(--_keyboard, 0px), env(keyboard-inset-height, 0px));

  &:empty {
    display: none;
  }
`;

export { Sheet } from './EditorLayout.styles.ts';
