import { keyframes, styled } from 'styled-components';
import { font, size, space } from '../../../tokens/scales.ts';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

export const Root = styled.span`
  --_ring: ${size.icon};

  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};

  &[data-size='small'] {
    --_ring: 16px;
  }

  &[data-size='large'] {
    --_ring: ${space[8]};
  }
`;

export const Ring = styled.svg`
  flex: none;
  inline-size: var(--_ring);
  block-size: var(--_ring);
  fill: none;
  stroke: currentcolor;
  stroke-width: 2.5;
  stroke-linecap: round;
  animation: ${turn} 0.9s linear infinite;

  circle {
    opacity: 0.2;
  }
`;
