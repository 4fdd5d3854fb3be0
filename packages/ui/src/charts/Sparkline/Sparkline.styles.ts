import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font } from '../../tokens/scales.ts';

export const Root = styled.figure`
  min-inline-size: 0;
`;

export const Plot = styled.div`
  position: relative; /* contains the visually hidden table */
`;

export const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
`;

export const Line = styled.path`
  fill: none;
  stroke: ${color.accentMark};
  stroke-width: 2px;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-partial='true'] {
    stroke-dasharray: 2 5;
  }

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

export const Dot = styled.circle`
  fill: ${color.accentMark};

  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;

export const Empty = styled.p`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;
