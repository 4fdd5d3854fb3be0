import { keyframes, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { layer } from '../../../tokens/scales.ts';

const appear = keyframes`
  from { visibility: hidden; }
`;

const pass = keyframes`
  from { background-position: 100% 0; }
  to { background-position: 0% 0; }
`;

export const Root = styled.progress`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${layer.skipLink};
  inline-size: 100%;
  block-size: 3px;
  border: 0;
  background: linear-gradient(90deg, transparent 43%, ${color.accentMark} 43% 57%, transparent 57%);
  background-size: 300% 100%; /* three times the window's width, so that the middle third can move from side to side */
  pointer-events: none;
  appearance: none;
  animation:
    ${appear} 1ms 150ms backwards,
    ${pass} 1.2s 150ms linear infinite;

  &::-webkit-progress-bar {
    background: none;
  }

  &::-moz-progress-bar {
    background: none;
  }

  /* Without motion the full line is drawn. */
  @media (prefers-reduced-motion: reduce) {
    background: ${color.accentMark};
    animation: ${appear} 1ms 150ms backwards;
  }

  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;
