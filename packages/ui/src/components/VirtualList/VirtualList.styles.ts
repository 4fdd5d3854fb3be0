import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { radius, space } from '../../tokens/scales.ts';

export const Box = styled.div`
  min-inline-size: 0;
  min-block-size: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  overflow: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }

  @media print {
    &[data-all='true'] {
      block-size: auto !important; /* paper does not scroll */
      max-block-size: none !important;
      overflow: visible;
    }
  }
`;

export const List = styled.ul`
  list-style: none;
`;

export const Row = styled.li`
  padding-block: ${space[3]};
  padding-inline: ${space[5]};
  border-block-end: 1px solid ${color.border};
  break-inside: avoid;

  &[aria-posinset]:focus-visible {
    outline-offset: -2px;
  }

  &:last-child {
    border-block-end: 0;
  }

  [data-all='true'] & {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 64px;
  }

  @media print {
    content-visibility: visible !important;
  }
`;
