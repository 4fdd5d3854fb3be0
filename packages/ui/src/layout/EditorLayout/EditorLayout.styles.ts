import { styled } from 'styled-components';
import { asBottomBar } from '../../foundations/bottomBar.ts';
import { shortWindow } from '../../foundations/shortWindow.ts';
import { notPrinted } from '../../foundations/notPrinted.ts';
import { color } from '../../tokens/color.ts';
import { breakpoint, layer, measure, radius, space } from '../../tokens/scales.ts';

/** The sheet and the bars above and below it have the same edges. */
export const sheetWidth = '800px';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100dvh - ${measure.topBar});
  padding-block-start: ${space[4]};
  padding-inline: ${space[4]};
  overflow-x: clip; /* the shadow of the recording bar is wider than a narrow layout */

  @media (width < ${breakpoint.phone}) {
    padding-block-start: ${space[1]};
    padding-inline: ${space[3]};
  }

  @media ${shortWindow} {
    padding-block-start: 0;
  }

  @media print {
    display: block;
    min-block-size: 0;
    padding: 0;
  }
`;

/* The text and the guide share one cell; the text fills it. */
export const Sheet = styled.div`
  --_paper-block: ${space[12]};
  --_paper-inline: clamp(${space[6]}, 8vw, ${space[20]});
  --_paper-radius: ${radius.card};
  --_paper-ring: -1px;

  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
  max-inline-size: ${sheetWidth};
  margin-inline: auto;
  padding-block: var(--_paper-block);
  padding-inline: var(--_paper-inline);
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};

  > * {
    grid-area: 1 / 1;
  }

  @media (width < ${breakpoint.phone}) {
    --_paper-block: ${space[6]};
  }

  @media ${shortWindow} {
    --_paper-block: ${space[4]};
  }

  @media print {
    display: block;
    max-inline-size: none;
    padding: 0;
    border: 0;
    background: none;
  }
`;

/* The sheet ends above the bar; a long one scrolls under it. */
export const Bottom = styled.div`
  ${asBottomBar}
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.sticky};
  inline-size: 100%;
  max-inline-size: ${sheetWidth};
  margin-inline: auto;
  padding-block: ${space[4]} max(${space[4]}, env(safe-area-inset-bottom));

  /* A long sheet must not be visible around the recording bar. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0;
    inset-inline: calc(-1 * ${space[12]});
    background: linear-gradient(to bottom, transparent, ${color.surface} ${space[4]});
    pointer-events: none;
  }

  @media (width < ${breakpoint.phone}) {
    padding-block: ${space[3]} max(${space[3]}, env(safe-area-inset-bottom));
  }

  @media ${shortWindow} {
    padding-block: ${space[1]} max(${space[1]}, env(safe-area-inset-bottom));
  }

  ${notPrinted}
`;

/* In an own layer: a new chip or toast moves no text. */
export const Above = styled.div`
  position: absolute;
  inset-block-end: 100%;
  inset-inline: 0;
  display: grid;
  gap: ${space[2]};
  justify-items: center;
  pointer-events: none;
`;

/* In an open dialog the region is elsewhere, with the position of its own. */
export const Toasts = styled.div`
  display: grid;
  inline-size: 100%;

  > div {
    display: grid;
    justify-items: center;
  }

  section {
    position: static;
    pointer-events: auto;

    &[data-empty='true'] {
      pointer-events: none;
    }
  }
`;

/* An empty live region stays in the DOM without taking space. */
export const Notice = styled.div`
  > div[role]:not(:empty) {
    margin-block-end: ${space[3]};
  }
`;
