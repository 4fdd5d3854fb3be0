import { keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

export const Root = styled.main`
  display: grid;
  place-content: center;
  min-block-size: 100dvh;
  background: ${color.surface};
`;

export const Pulse = styled.div`
  animation: ${breathe} 2s ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
