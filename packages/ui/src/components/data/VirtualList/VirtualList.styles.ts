import { styled } from 'styled-components';
import { notPrinted } from '../../../foundations/notPrinted.ts';
import { color } from '../../../tokens/color.ts';
import { font, radius, space } from '../../../tokens/scales.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  overflow: hidden;

  @media print {
    block-size: auto !important; /* print every row */
    max-block-size: none !important;
    overflow: visible;
  }
`;

export const Head = styled.div`
  padding-inline: ${space[5]}; /* as the rows */
  border-block-end: 1px solid ${color.border};

  ${notPrinted}
`;

export const Box = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overflow-anchor: none; /* the list anchors the scroll position itself, equally in every browser */
  overscroll-behavior: contain;

  @media print {
    overflow: visible;
  }
`;

export const List = styled.ul`
  position: relative;
  list-style: none;

  @media print {
    padding-block: 0 !important;
  }
`;

export const Row = styled.li`
  box-sizing: border-box;
  inline-size: 100%;
  padding-block: ${space[3]};
  padding-inline: ${space[5]};
  border-block-end: 1px solid ${color.border};
  overflow-wrap: anywhere;
  break-inside: avoid;

  &[data-last='true'] {
    border-block-end: 0;
  }

  /* A row with its own padding, so that its link and its ground reach the edges. */
  &:has(> [data-fills-row]) {
    padding: 0;
  }

  &[aria-current='true'] {
    background: ${color.accentSoft};
    color: ${color.onAccentSoft};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  [data-all='true'] & {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 64px;
  }

  @media print {
    content-visibility: visible !important;
  }
`;

export const FindBar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[2]};
  border-block-end: 1px solid ${color.border};

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }

  ${notPrinted}
`;

export const Count = styled.div`
  min-inline-size: ${space[16]};
  padding-inline: ${space[2]};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  text-align: center;
  white-space: nowrap;
`;
